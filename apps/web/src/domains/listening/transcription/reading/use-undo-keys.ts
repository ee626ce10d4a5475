import { useEffect, useRef } from 'react'

type Ways = { readonly undo: (() => void) | undefined; readonly redo: (() => void) | undefined }

/** Lets keys take corrections back and make them again, but for those of somebody who is writing: their field has its own. */
export function useUndoKeys({ undo, redo }: Ways): void {
  const latest = useRef({ undo, redo })
  useEffect(() => {
    latest.current = { undo, redo }
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return
      const key = event.key.toLowerCase()
      const way = key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : key === 'y' ? 'redo' : undefined
      if (way === undefined || !latest.current[way]) return
      event.preventDefault()
      latest.current[way]()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName))
  )
}
