import { create } from 'zustand'
import { announce } from './announce.tsx'

export interface ToastWish {
  text: string
  tone: 'done' | 'info' | 'bad'
  action?: { label: string; run: () => void }
}

export interface Toast extends ToastWish {
  id: number
}

const AT_MOST = 3

export const useToasts = create<{ list: Toast[] }>(() => ({ list: [] }))

let last = 0

/** Shows a message; the oldest that is no failure makes room. Returns its id. */
export function showToast(wish: ToastWish): number {
  const toast = { ...wish, id: ++last }
  announce(wish.text, wish.tone === 'bad')
  useToasts.setState(({ list }) => ({ list: withRoom([...list, toast]) }))
  return toast.id
}

export function dismissToast(id: number): void {
  useToasts.setState(({ list }) => ({ list: list.filter((toast) => toast.id !== id) }))
}

export function withRoom(list: readonly Toast[]): Toast[] {
  if (list.length <= AT_MOST) return [...list]
  const oldest = list.find((toast) => toast.tone !== 'bad') ?? list[0]
  return withRoom(list.filter((toast) => toast !== oldest))
}
