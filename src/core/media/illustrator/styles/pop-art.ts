import { colour, hex, lighter, type Colour } from '../colour.ts'
import { bounds, type Point, type Ring } from '../geometry.ts'
import type { Ink } from '../palette.ts'
import type { Part } from '../part.ts'
import { placed, shifted, type Draw } from '../picture.ts'
import { el, group, pathOf, rect, shape, short } from '../svg.ts'

/** Printing inks: each panel takes four that shout at each other. */
const prints: readonly (readonly [paper: Colour, burst: Colour, first: Colour, second: Colour])[] = [
  [colour(0.86, 0.17, 95), colour(0.64, 0.24, 25), colour(0.62, 0.19, 250), colour(0.72, 0.2, 350)],
  [colour(0.74, 0.15, 215), colour(0.88, 0.17, 98), colour(0.66, 0.24, 5), colour(0.84, 0.19, 130)],
  [colour(0.7, 0.23, 355), colour(0.83, 0.14, 200), colour(0.88, 0.18, 100), colour(0.55, 0.2, 285)],
  [colour(0.76, 0.2, 145), colour(0.6, 0.22, 300), colour(0.73, 0.19, 50), colour(0.89, 0.16, 100)],
  [colour(0.72, 0.2, 45), colour(0.84, 0.14, 195), colour(0.6, 0.23, 15), colour(0.88, 0.17, 98)],
  [colour(0.58, 0.2, 285), colour(0.87, 0.18, 105), colour(0.72, 0.22, 350), colour(0.8, 0.15, 200)],
]
const BLACK = '#17130f'

interface Panel {
  x: number
  y: number
  width: number
  height: number
}

/** The same thing printed again and again: flat inks beside their outlines, dots that swell, a burst behind. */
export const popArt: Draw = ({ width, height, u, subject, random }) => {
  const turn = Math.floor(random() * prints.length)
  const many = random() < 0.62
  const gap = u * 0.014
  const columns = many ? (width > height * 1.5 ? 3 : 2) : 1
  const rows = many ? (height > width * 1.5 ? 3 : columns === 3 ? 1 : 2) : 1
  const size = { width: (width - gap * (columns + 1)) / columns, height: (height - gap * (rows + 1)) / rows }
  const panels = Array.from({ length: columns * rows }, (_, i): Panel => ({
    x: gap + (i % columns) * (size.width + gap),
    y: gap + Math.floor(i / columns) * (size.height + gap),
    ...size,
  }))

  function burst(cx: number, cy: number, inner: number, outer: number, points: number): Ring {
    return Array.from({ length: points * 2 }, (_, i): Point => {
      const angle = (i / points) * Math.PI
      const r = i % 2 ? inner * (0.92 + random() * 0.12) : outer * (0.86 + random() * 0.24)
      return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r]
    })
  }

  /** Dots in a slanted grid; they grow from the upper left to the lower right. */
  function dots({ x, y, width: w, height: h }: Panel, pitch: number, fill: string): string {
    const made: string[] = []
    for (let row = 0; row * pitch < h + pitch; row++)
      for (let column = 0; column * pitch < w + pitch; column++) {
        const [cx, cy] = [x + (column + (row % 2) / 2) * pitch, y + row * pitch * 0.87]
        const share = ((cx - x) / w) * 0.35 + ((cy - y) / h) * 0.75
        const r = pitch * 0.56 * Math.max(0, share - 0.18)
        if (r > pitch * 0.06)
          made.push(
            `M${short(cx - r)} ${short(cy)}a${short(r)} ${short(r)} 0 1 0 ${short(r * 2)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-r * 2)} 0`,
          )
      }
    return el('path', { d: made.join(''), fill })
  }

  function panel(frame: Panel, index: number): string {
    const [paper, flash, first, second] = prints[(turn + index) % prints.length]!
    const reach = Math.min(frame.width, frame.height)
    const scale = reach * 0.36
    const [cx, cy] = [frame.x + frame.width / 2, frame.y + frame.height / 2]
    const box = bounds(subject.map(({ ring }) => ring))
    const middle = { x: cx - ((box.left + box.right) / 2) * scale, y: cy + (1 - (box.top + box.bottom) / 2) * scale }
    const things = placed(subject, { ...middle, scale })
    const inkOf: Partial<Record<Ink, string>> = {
      main: hex(first),
      shade: hex(lighter(first, -0.16)),
      light: '#fffaf0',
      cream: '#fffaf0',
      accent: hex(second),
      dark: BLACK,
      leaf: hex(second),
      lamp: hex(flash),
      board: hex(lighter(second, -0.1)),
      wall: '#fffaf0',
      near: hex(lighter(second, -0.18)),
    }
    const fill = ({ ink }: Part) => inkOf[ink] ?? hex(first)
    const all = things.map(({ ring }) => pathOf(ring)).join('')
    const off = reach * 0.014
    const far = frame.width + frame.height
    const rays = Array.from({ length: 18 }, (_, i): Ring => {
      const [a, b] = [(i / 18) * Math.PI * 2, ((i + 0.5) / 18) * Math.PI * 2]
      return [
        [cx, cy],
        [cx + Math.cos(a) * far, cy + Math.sin(a) * far],
        [cx + Math.cos(b) * far, cy + Math.sin(b) * far],
      ]
    })
    const star = burst(cx, cy, reach * 0.4, reach * 0.5, 15)
    const behind = index % 2 === 0 ? rays.map((ring) => shape(ring, hex(lighter(paper, -0.1)))) : []
    return group(
      { 'clip-path': `url(#p${index})` },
      rect(frame.x, frame.y, frame.width, frame.height, hex(paper)),
      ...behind,
      dots(frame, reach * 0.045, hex(flash)),
      shape(shifted(star, off * 1.6, off * 1.8), BLACK),
      shape(star, index % 2 ? hex(flash) : '#fffaf0', {
        stroke: BLACK,
        'stroke-width': reach * 0.008,
        'stroke-linejoin': 'round',
      }),
      group(
        { 'clip-path': `url(#s${index})` },
        el('clipPath', { id: `s${index}` }, el('path', { d: pathOf(star) })),
        dots(frame, reach * 0.032, hex(lighter(paper, 0.02))),
      ),
      el('path', { d: all, fill: BLACK, stroke: BLACK, 'stroke-width': reach * 0.034, 'stroke-linejoin': 'round' }),
      el('path', { d: all, fill: '#fffaf0' }),
      ...things.map((each) => shape(shifted(each.ring, -off * 0.45, -off * 0.3), fill(each))),
      group(
        { 'clip-path': `url(#t${index})` },
        el('clipPath', { id: `t${index}` }, el('path', { d: all })),
        dots(
          { x: cx - scale, y: cy - scale, width: scale * 2.1, height: scale * 2.3 },
          reach * 0.017,
          hex(lighter(first, -0.22)),
        ),
      ),
      ...things.map(({ ring, ink }) =>
        shape(ring, ink === 'dark' ? BLACK : 'none', {
          stroke: BLACK,
          'stroke-width': reach * 0.0095,
          'stroke-linejoin': 'round',
        }),
      ),
    )
  }

  const clips = panels.map((frame, i) =>
    el('clipPath', { id: `p${i}` }, rect(frame.x, frame.y, frame.width, frame.height, '#000')),
  )
  return el('defs', {}, ...clips) + rect(0, 0, width, height, '#fffaf0') + panels.map(panel).join('')
}
