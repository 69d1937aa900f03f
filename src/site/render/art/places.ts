import type { Drawing } from './shapes.ts'

const scene = (body: string): Drawing => ({ box: '0 0 800 600', body })

/** A row of poplars: foot at y, heights from left to right. */
const poplars = (x: number, y: number, heights: readonly number[], step: number): string =>
  heights
    .map((h, at) => {
      const cx = x + at * step
      return `<path class="d" d="M${cx} ${y}c${-h / 6} ${-h / 3} ${-h / 8} ${-h * 0.8} 0 ${-h}c${h / 8} ${h * 0.2} ${h / 6} ${h * 0.67} 0 ${h}z"/>`
    })
    .join('')

/** Ranges behind each other, each a little darker, and a path that leads away. */
export const hills = scene(
  `<path class="t1" d="M0 0h800v600H0z"/><circle class="p" cx="560" cy="176" r="112"/><circle class="t3" cx="560" cy="176" r="74"/>
<path class="t2" d="M0 308c92-58 160-92 246-58 72 28 106 8 178-38 96-60 170 28 240 44 54 12 92-12 136-40v384H0z"/>
<path class="t3" d="M0 382c84-34 158-62 250-34 116 36 176 58 286 8 96-44 172-52 264-8v252H0z"/>
<path class="t4" d="M0 470c130-74 226-76 350-26 150 60 270 40 450-40v196H0z"/>
${poplars(566, 452, [104, 132, 92, 118], 30)}${poplars(116, 428, [64, 82], 24)}
<path class="a" d="M0 560c180-66 360-76 520-40 104 24 190 18 280-10v90H0z"/>
<path class="p o" d="M398 600c-20-44 70-58 40-88-22-22-76-22-70-52 4-20 44-20 38-34 22 14-2 26-2 42 2 26 74 24 92 52 24 38-14 50 2 80z"/>`,
)

/** Long waves below a low sun, and one small sail. */
export const waves = scene(
  `<path class="t1" d="M0 0h800v600H0z"/><circle class="t4" cx="268" cy="262" r="96"/><path class="p o" d="M0 118h330v10H0zM470 84h330v8H470zM560 150h240v8H560z"/>
<path class="t2" d="M0 262h800v338H0z"/>
<path class="i" d="M548 282l4-112 58 112z"/><path class="t5" d="M542 282l4-96-40 96z"/><path class="d" d="M486 290h140c-10 22-24 28-44 28h-56c-20 0-32-8-40-28z"/>
<path class="t3" d="M0 340c67-40 133-40 200 0s133 40 200 0 133-40 200 0 133 40 200 0v260H0z"/>
<path class="t4" d="M0 420c67 40 133 40 200 0s133-40 200 0 133 40 200 0 133-40 200 0v180H0z"/>
<path class="a" d="M0 508c67-40 133-40 200 0s133 40 200 0 133-40 200 0 133 40 200 0v92H0z"/>
<path class="w o" d="M40 372c40-18 84-18 124 2M440 372c40-18 84-18 124 2M226 446c40-20 90-22 132-4M630 446c40-20 90-22 132-4M60 540c44-20 88-18 130 2M462 540c44-20 88-18 130 2"/>`,
)

/** A row of arches in evening light; one step, one ball. */
export const arches = scene(
  `<path class="t2" d="M0 0h800v600H0z"/><path class="t1" d="M0 0h800v92H0z"/>
<path class="t4" d="M64 520V258a104 104 0 0 1 208 0v262z"/><path class="i" d="M64 520V258a104 104 0 0 1 104-104c-34 24-52 60-52 104v262z"/>
<path class="p" d="M296 520V258a104 104 0 0 1 208 0v262z"/><path class="t3" d="M296 520V258a104 104 0 0 1 104-104c-34 24-52 60-52 104v262z"/><circle class="a" cx="432" cy="262" r="46"/>
<path class="t4" d="M528 520V258a104 104 0 0 1 208 0v262z"/><path class="i" d="M528 520V258a104 104 0 0 1 104-104c-34 24-52 60-52 104v262z"/>
<path class="t3" d="M0 520h800v80H0z"/><path class="t5" d="M296 520h208l64 80H232z"/><circle class="a" cx="654" cy="492" r="36"/><path class="d o" d="M618 524c46-8 92-2 126 16-52 8-96 2-126-16z"/><path class="t1" d="M0 92h800v9H0zM0 116h800v4H0z"/>`,
)

const panes = (x: number, y: number, columns: number, rows: number, lit: readonly number[]): string =>
  Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    return `<path class="${lit.includes(at) ? 'p' : 't3'}" d="M${x + column * 30} ${y + row * 42}h16v24h-16z"/>`
  }).join('')

/** Roofs at dusk with some windows lit. */
export const city = scene(
  `<path class="t1" d="M0 0h800v600H0z"/><circle class="t3" cx="206" cy="196" r="92"/>
<path class="t2" d="M0 372h86v-70l46-44 46 44v70h74v-128h96v86h80V220l38-54 38 54v140h104v-94h92v64h100v240H0z"/>
<path class="t4" d="M36 600V396l88-72 88 72v204zM420 600V350h176v250z"/><path class="t4" d="M444 350v-32h20v32zM150 346v-46h22v64z"/>
<path class="d" d="M212 600V438h224v162zM596 600V424l104-84 104 84v176z"/><path class="i" d="M200 438l36-58h176l36 58zM584 430l116-96 116 96v-32l-116-94-116 94z"/>
${panes(74, 422, 4, 4, [1, 6, 11, 12])}${panes(446, 384, 5, 5, [3, 7, 10, 16, 24])}${panes(244, 464, 6, 3, [0, 4, 9, 14])}${panes(640, 446, 4, 3, [2, 5, 8])}
<path class="l" d="M560 350v-58m-14 14h28m-22 14h16"/><path class="l" d="M520 132q12-12 22 0 12-12 22 0M590 168q9-9 16 0 9-9 16 0"/>`,
)
