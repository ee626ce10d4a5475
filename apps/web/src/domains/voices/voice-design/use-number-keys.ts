import { useEffect, useRef } from 'react'

const typing = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="listbox"]'

/** Listens for the keys 1 to `count`, unless somebody types or answers a question. */
export function useNumberKeys(count: number, onNumber: (number: number) => void): void {
  const latest = useRef(onNumber)
  useEffect(() => {
    latest.current = onNumber
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event
      const number = Number(key)
      if (!(number >= 1 && number <= count) || ctrlKey || metaKey || altKey || defaultPrevented) return
      const isBusy = target instanceof Element && target.closest(typing) !== null
      if (isBusy || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      latest.current(number)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [count])
}
