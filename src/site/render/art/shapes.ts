import type { ArtName } from './index.ts'

export interface Drawing {
  box: string
  body: string
}

const plain: Drawing = {
  box: '0 0 800 600',
  body: '<path fill="var(--surface)" d="M0 0h800v600H0z"/><circle cx="560" cy="200" r="90" fill="var(--accent)"/>',
}

export const shapes: Readonly<Record<ArtName, Drawing>> = {
  hills: plain,
  waves: plain,
  arches: plain,
  leaves: plain,
  circles: plain,
  stripes: plain,
  window: plain,
  desk: plain,
  city: plain,
  portrait: plain,
  mark: plain,
}
