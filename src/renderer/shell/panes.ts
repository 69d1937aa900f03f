const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), select:not([disabled]), [tabindex="0"], [contenteditable="true"]'

const lastIn = new WeakMap<Element, HTMLElement>()

/** Panes are marked with `data-pane`; one in which nothing can take the focus is passed over. */
function panes(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-pane]')]
  return all.filter((pane) => pane.checkVisibility() && (pane.id === 'main' || pane.querySelector(FOCUSABLE) !== null))
}

/** F6: the next pane gets the focus, where it was last time. */
export function cyclePane(step: 1 | -1): void {
  const all = panes()
  const at = all.findLastIndex((pane) => pane.contains(document.activeElement))
  const before = all[at]
  if (before && document.activeElement instanceof HTMLElement) lastIn.set(before, document.activeElement)
  const next = all.at(at === -1 ? (step === 1 ? 0 : -1) : (at + step) % all.length)
  if (next) focusPane(next)
}

function focusPane(pane: HTMLElement): void {
  const last = lastIn.get(pane)
  const target = last?.isConnected ? last : pane.querySelector<HTMLElement>(FOCUSABLE)
  if (!target) pane.tabIndex = -1
  ;(target ?? pane).focus()
}
