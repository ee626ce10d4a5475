import { useEffect, useRef } from 'react'

const switchKey = 'x'
const typedInto = 'textarea, select, [contenteditable], input:not([type="range"], [type="checkbox"], [type="radio"])'

/** Lets a key lead from one of two versions to the other, while two are compared and nobody types. */
export function useSwitchKey(onSwitch: (() => void) | undefined): void {
  const latest = useRef(onSwitch)
  useEffect(() => {
    latest.current = onSwitch
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.closest(typedInto) !== null
      if (!latest.current || isTyped || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key.toLowerCase() !== switchKey) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
