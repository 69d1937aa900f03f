export type HostId = 'drop' | 'server' | 'apache' | 'nginx'

export const hosts: readonly HostId[] = ['drop', 'server', 'apache', 'nginx']

const quoted = (path: string): string => `"${path.replace(/["$`\\]/g, '\\$&')}"`

/** What to type to put an export online; the server and its folder are the writer's own. */
export function commandFor(host: HostId, { folder, slug }: { folder: string; slug: string }): string | null {
  const copy = `rsync -av --delete ${quoted(`${folder.replace(/[\\/]$/, '')}/`)} you@server.example:/var/www/${slug}/`
  if (host === 'server' || host === 'apache') return copy
  if (host === 'drop') return null
  return [
    copy,
    '',
    'server {',
    '  listen 80;',
    `  server_name ${slug}.example;`,
    `  root /var/www/${slug};`,
    `  include /var/www/${slug}/nginx.conf;`,
    '}',
  ].join('\n')
}
