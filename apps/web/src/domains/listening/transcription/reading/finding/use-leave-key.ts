import { type RefObject, useEffect, useRef } from 'react'

/** Lets Escape leave from whatever part of the bar one is in: a field, a switch or a button. */
export function useLeaveKey(bar: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const latest = useRef(onLeave)
  useEffect(() => {
    latest.current = onLeave
  })
  useEffect(() => {
    const element = bar.current
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) latest.current()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [bar])
}
