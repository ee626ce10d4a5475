import { useEffectEvent, useLayoutEffect } from 'react'

/** Answers with the number keys, wherever the focus is: `onKey` is told which of the answers it is, from 0 on. */
export function useAnswerKeys(count: number, onKey: (at: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const at = /^[1-9]$/u.test(event.key) ? Number(event.key) - 1 : count
    const isMeant = !event.ctrlKey && !event.metaKey && !event.altKey && !isTypedInto(event.target)
    if (at >= count || !isMeant) return
    event.preventDefault()
    onKey(at)
  })
  // Before it is seen: a key that is pressed as soon as the question stands there answers this one, and not the one before.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, [contenteditable=true]')
}
