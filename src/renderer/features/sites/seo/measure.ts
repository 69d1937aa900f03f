/** What search engines show on a wide screen, in pixels of Arial: about one line of a title, two of a description. */
export const ROOM = { title: 580, description: 920 } as const

const FONT = { title: '20px Arial, Helvetica, sans-serif', description: '14px Arial, Helvetica, sans-serif' }

export type Measured = keyof typeof ROOM

// One canvas for every measure: making one costs more than measuring.
let pen: CanvasRenderingContext2D | null = null

/** How wide a text is among search results, in whole pixels. */
export function widthOf(text: string, what: Measured): number {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return 0
  pen.font = FONT[what]
  return Math.ceil(pen.measureText(text).width)
}

export type Fit = 'empty' | 'short' | 'fits' | 'long'

/** Whether a text fills its room: a short one leaves some unused, a long one is cut off. */
export function fitOf(width: number, most: number): Fit {
  if (width === 0) return 'empty'
  if (width > most) return 'long'
  return width < most * 0.3 ? 'short' : 'fits'
}
