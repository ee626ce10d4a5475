import { useEffect, type RefObject } from 'react'

/** Answers where a key leads from the card at `from`; undefined for keys that lead nowhere. */
export function cardAfterKey(key: string, from: number, count: number): number | undefined {
  const target = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: count - 1 }[key]
  return target === undefined || target < 0 || target >= count || target === from ? undefined : target
}

const controls = 'button:not([disabled]), a[href]'

/**
 * Walks from card to card by arrow keys, Home and End, in a list of which only those near the screen exist. The focus
 * stays on the same control of the next card where it has one.
 */
export function useWalking(list: RefObject<HTMLElement | null>, cardHeight: number): void {
  useEffect(() => {
    const element = list.current
    if (!element) return
    const walk = (event: KeyboardEvent) => walkTo(event, element, cardHeight)
    element.addEventListener('keydown', walk)
    return () => element.removeEventListener('keydown', walk)
  }, [list, cardHeight])
}

function walkTo(event: KeyboardEvent, list: HTMLElement, cardHeight: number): void {
  const { target } = event
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  // A menu opens with the same keys.
  if (!(target instanceof HTMLElement) || !target.matches(controls) || target.hasAttribute('aria-haspopup')) return
  const card = target.closest<HTMLElement>('li[data-index]')
  const count = Math.round(list.offsetHeight / cardHeight)
  const index = card ? cardAfterKey(event.key, Number(card.dataset['index']), count) : undefined
  if (!card || index === undefined) return
  event.preventDefault()
  const place = [...card.querySelectorAll(controls)].indexOf(target)
  if (focusCard(list, index, place)) return
  globalThis.scrollBy({ top: list.getBoundingClientRect().top + index * cardHeight - globalThis.innerHeight / 2 })
  // The card is drawn after the page has moved.
  requestAnimationFrame(() => requestAnimationFrame(() => focusCard(list, index, place)))
}

function focusCard(list: HTMLElement, index: number, place: number): boolean {
  const found = [...list.querySelectorAll<HTMLElement>(`li[data-index="${index}"] :is(${controls})`)]
  const control = found[Math.min(place, found.length - 1)]
  control?.focus()
  return control !== undefined
}
