import { expect, it } from 'vitest'
import { dismissToast, showToast, useToasts, withRoom, type Toast } from './toast-store.ts'

const toast = (id: number, tone: Toast['tone'] = 'done'): Toast => ({ id, tone, text: `Message ${id}` })
const ids = (list: Toast[]) => list.map(({ id }) => id)

it('keeps three messages, and failures before others', () => {
  expect(ids(withRoom([toast(1), toast(2), toast(3)]))).toEqual([1, 2, 3])
  expect(ids(withRoom([toast(1), toast(2), toast(3), toast(4)]))).toEqual([2, 3, 4])
  expect(ids(withRoom([toast(1, 'bad'), toast(2), toast(3, 'bad'), toast(4)]))).toEqual([1, 3, 4])
  expect(ids(withRoom([toast(1, 'bad'), toast(2, 'bad'), toast(3, 'bad'), toast(4, 'bad')]))).toEqual([2, 3, 4])
})

it('goes by its own id', () => {
  const first = showToast({ text: 'First', tone: 'info' })
  showToast({ text: 'Second', tone: 'info' })
  dismissToast(first)
  expect(useToasts.getState().list.map(({ text }) => text)).toEqual(['Second'])
})
