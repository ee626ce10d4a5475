import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'

import { cameByKey } from './came-by-key.ts'

/** Hover popups wait this long, in milliseconds; the next one follows at once while people move along a row. */
export const hoverDelayMs = 300
/** Time to move from a control to its hint, in milliseconds. */
const leaveDelayMs = 100
let lastClosedMs = Number.NEGATIVE_INFINITY

/**
 * What a control opened lies where its hint would, and says more. A control whose menu has just been fetched is drawn anew below the
 * pointer, which then enters it once more.
 */
const isOpen = (control: Element | undefined) => control?.getAttribute('aria-expanded') === 'true'

/** Says when a control's hint is shown: after resting on it, or at once when the keyboard gets there. */
export function useHint() {
  const [control, setControl] = useState<Element>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const after = (delayMs: number, next: Element | undefined) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setControl(isOpen(next) ? undefined : next), delayMs)
  }
  const close = () => {
    clearTimeout(timer.current)
    setControl(undefined)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!control) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setControl(undefined)
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      lastClosedMs = performance.now()
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [control])
  return {
    control,
    stay: () => clearTimeout(timer.current),
    leave: () => after(leaveDelayMs, undefined),
    handlers: {
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return
        after(performance.now() - lastClosedMs < hoverDelayMs ? 0 : hoverDelayMs, currentTarget)
      },
      onPointerLeave: () => after(leaveDelayMs, undefined),
      onPointerDown: close,
      onFocus: ({ currentTarget, target }: FocusEvent) => {
        if (cameByKey(target)) after(0, currentTarget)
      },
      onBlur: close,
    },
  }
}
