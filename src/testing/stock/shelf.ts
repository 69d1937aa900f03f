import type { FoundImage, OpenStock } from '../../core/media/stock/provider.ts'

const subjects = [
  'Beehives on a flat roof',
  'A hive between two chimneys',
  'Bees at the entrance of a hive',
  'A beekeeper above the city',
]

const photo = (alt: string, i: number): FoundImage => ({
  id: `b5d1c0de-${i + 1}`,
  provider: 'openverse',
  url: `https://pictures.example.com/roof-${i + 1}.jpg`,
  original_url: `https://pictures.example.com/roof-${i + 1}.jpg`,
  thumbnail_url: `https://pictures.example.com/roof-${i + 1}-small.jpg`,
  width: 2_048,
  height: 1_365,
  alt,
  author: 'Ada Beekeeper',
  author_url: 'https://pictures.example.com/people/ada',
  licence: 'CC BY 4.0',
  licence_url: 'https://creativecommons.org/licenses/by/4.0/',
  source_url: `https://pictures.example.com/roof-${i + 1}`,
  ping_url: null,
})
const photos = subjects.map(photo)

/** An archive that has four pictures and finds them for every word. Their bytes are nowhere. */
export const stockShelf: OpenStock = () => ({
  search: async ({ count }) => photos.slice(0, count),
  find: async (id) => photos.find((each) => each.id === id) ?? null,
  download: async () => new Uint8Array(),
  pingDownload: async () => {},
})
