import type { Drawing } from './shapes.ts'

const scene = (body: string): Drawing => ({ box: '0 0 800 600', body })

/** One leaf of a length, turned about its foot. */
const leaf = (x: number, y: number, length: number, turn: number, tint: string): string => {
  const [half, wide] = [length / 2, length / 3.4]
  return `<g transform="translate(${x} ${y})rotate(${turn})"><path class="${tint}" d="M0 0C${half * 0.5} ${-wide} ${length * 0.8} ${-wide} ${length} 0 ${length * 0.8} ${wide} ${half * 0.5} ${wide} 0 0z"/><path class="w o" d="M10 0H${length * 0.86}"/></g>`
}

const stem: readonly [number, number, number, number, string][] = [
  [214, 520, 190, -148, 't4'],
  [238, 452, 210, -28, 't5'],
  [262, 384, 190, -142, 't5'],
  [290, 318, 190, -24, 't4'],
  [318, 252, 160, -132, 'a'],
  [346, 194, 160, -22, 't5'],
  [368, 150, 140, -74, 'a'],
]
const twig: readonly [number, number, number, number, string][] = [
  [600, 548, 170, -34, 'd'],
  [592, 470, 170, -150, 't4'],
  [586, 392, 160, -32, 't4'],
  [584, 320, 150, -146, 'd'],
  [584, 262, 140, -88, 't5'],
]

/** Two twigs, laid side by side as in a herbarium. */
export const leaves = scene(
  `<path class="t1" d="M0 0h800v600H0z"/><path class="t2" d="M92 0h330v600H92z"/><circle class="p" cx="610" cy="210" r="150"/>
<path class="l" d="M190 600c40-170 90-310 180-450M608 600c-22-120-30-230-24-338"/>${[...stem, ...twig].map((one) => leaf(...one)).join('')}`,
)

/** Quarters and circles on a grid of four by three, as children lay them. */
export const circles = scene(
  `<path class="t1" d="M0 0h800v600H0z"/><path class="t2" d="M200 0h200v200H200zM0 200h200v200H0zM600 200h200v200H600zM400 400h200v200H400z"/>
<path class="a" d="M0 0a200 200 0 0 0 200 200V0z"/><circle class="t4" cx="300" cy="100" r="72"/><path class="i" d="M400 200a200 200 0 0 1 200-200v200z"/><path class="t3" d="M600 0h200a200 200 0 0 1-200 200z"/>
<path class="t5" d="M200 200v200H0a200 200 0 0 1 200-200z"/><circle class="a" cx="300" cy="300" r="100"/><circle class="p" cx="300" cy="300" r="46"/><path class="t4" d="M400 200h200v200a200 200 0 0 1-200-200z"/><circle class="t5" cx="700" cy="300" r="72"/><path class="i" d="M628 300a72 72 0 0 1 144 0z"/>
<path class="t4" d="M0 400h200a200 200 0 0 1-200 200z"/><path class="i" d="M200 400a200 200 0 0 0 200 200V400z"/><path class="p" d="M400 500a100 100 0 0 1 200 0z"/><path class="a" d="M400 500a100 100 0 0 0 200 0z"/><path class="t3" d="M600 600a200 200 0 0 1 200-200v200z"/><circle class="a" cx="754" cy="554" r="24"/>`,
)

const bands: readonly [number, number, string][] = [
  [0, 96, 't4'],
  [96, 30, 't2'],
  [126, 18, 'i'],
  [144, 112, 't3'],
  [256, 44, 'p'],
  [300, 76, 'a'],
  [376, 14, 't2'],
  [390, 120, 't5'],
  [510, 26, 'p'],
  [536, 26, 'd'],
  [562, 118, 't2'],
  [680, 60, 't4'],
  [740, 60, 't3'],
]

/** Cloth: bands of different width and two that cross them. */
export const stripes = scene(
  `<path class="t1" d="M0 0h800v600H0z"/>${bands.map(([x, width, tint]) => `<path class="${tint}" d="M${x} 0h${width}v600h${-width}z"/>`).join('')}
<path class="p o" d="M0 128h800v54H0z"/><path class="i o" d="M0 190h800v10H0z"/><path class="p o" d="M0 396h800v96H0z"/><path class="a o" d="M0 508h800v18H0z"/>`,
)

/** A mark for a site that has none: a stone laid in a corner, and what grows from it. */
export const mark: Drawing = {
  box: '0 0 120 120',
  body: '<path class="a" d="M8 8h50v50H8zM62 58V8a50 50 0 0 1 50 50zM58 62v50A50 50 0 0 1 8 62z"/><circle class="t4" cx="87" cy="87" r="25"/>',
}
