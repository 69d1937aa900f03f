import type { socialNetworks } from './schema.ts'

/** Names of networks are not translated. */
export const networkNames: Readonly<Record<(typeof socialNetworks)[number], string>> = {
  bluesky: 'Bluesky',
  facebook: 'Facebook',
  github: 'GitHub',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  pinterest: 'Pinterest',
  rss: 'RSS',
  soundcloud: 'SoundCloud',
  telegram: 'Telegram',
  threads: 'Threads',
  tiktok: 'TikTok',
  vimeo: 'Vimeo',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
}
