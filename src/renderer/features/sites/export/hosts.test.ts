import { expect, it } from 'vitest'
import { commandFor } from './hosts.ts'

it('copies what is in the folder, whatever its path holds', () => {
  const folder = '/home/bee/My "sites"/bees'
  expect(commandFor('server', { folder, slug: 'bees' })).toBe(
    'rsync -av --delete "/home/bee/My \\"sites\\"/bees/" you@server.example:/var/www/bees/',
  )
})

it('reads the redirects of the export in nginx', () => {
  expect(commandFor('nginx', { folder: '/out', slug: 'bees' })).toContain('include /var/www/bees/nginx.conf;')
})

it('has no command where a folder is dropped on a page', () => {
  expect(commandFor('drop', { folder: '/out', slug: 'bees' })).toBeNull()
})
