import type { DrawnSection, ToFrame } from '../../../../site/canvas/protocol.ts'
import type { PageDrawing } from '../draw/drawer.ts'

/** What one frame has been sent, so that it is sent only what it has not got. */
export function createFeed() {
  let sent = new Map<string, DrawnSection>()
  let last: PageDrawing | null = null

  return {
    /** Null: the frame shows this already. */
    next(drawing: PageDrawing): Extract<ToFrame, { type: 'page' }> | null {
      if (drawing === last) return null
      const changed = [...drawing.sections.values()].filter((section) => sent.get(section.id) !== section)
      const { order, surroundings } = drawing
      const { body, css, header, footer, back } = surroundings
      const isSame =
        changed.length === 0 && order.join() === last?.order.join() && drawing.surroundings === last.surroundings
      last = drawing
      sent = new Map(drawing.sections)
      return isSame ? null : { type: 'page', body, css, header, footer, back, order, changed }
    },
  }
}
