import { question } from './desk.ts'
import type { Desk, Unit } from './desk.ts'
import { nearest, paragraphs, takeFrom } from './fit.ts'
import type { Piece } from './fit.ts'
import type { Page } from './page.ts'

/** In usual sentences: below this the last questions are chosen to fit; one with its answer is some two and a half. */
const QUESTIONS_TO_FIT = 8

/** Questions with their answers, each under a heading of its own. */
export function questions(desk: Desk, { target }: Page): Piece[] {
  const chosen: Piece[] = []
  let left = target
  while (left > QUESTIONS_TO_FIT * desk.usual) {
    const next = desk.questions.shift() ?? questionOnFacet(desk)
    if (!next) break
    chosen.push(next)
    left -= next.words
  }
  while (desk.questions.length < 8) {
    const more = questionOnFacet(desk)
    if (!more) break
    desk.questions.push(more)
  }
  for (const unit of nearest(desk.questions, left)) {
    chosen.push(takeFrom(desk.questions, [unit]))
    left -= unit.words
  }
  return left > 40 ? [...chosen, ...paragraphs(desk, { target: left, groups: desk.body, topical: false })] : chosen
}

function questionOnFacet(desk: Desk): Unit | undefined {
  const facet =
    desk.nextFacet() ?? desk.begun.find(({ questions: asked, lines }) => asked.length > 0 && lines.units.length > 1)
  const asked = facet?.questions.shift()
  return facet && asked && question(asked, facet.lines.units.splice(0, 2))
}
