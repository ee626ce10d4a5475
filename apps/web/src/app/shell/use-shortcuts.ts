import { scrubMs } from '@vireo/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'

import { player } from '../../kit/player/index.ts'
import { shellActionOf, type PressedKey } from './shortcuts.ts'

const controls =
  'a, button, input, select, summary, [role="slider"], [role="tab"], [role="menu"], [role="dialog"], [role="switch"]'
const textFields = 'textarea, [contenteditable="true"], input:not([type="range"], [type="checkbox"], [type="radio"])'

type Handlers = { readonly onPalette: () => void; readonly onHelp: () => void }

/** Listens for the keys that work on every screen. */
export function useShortcuts(handlers: Handlers): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  // Before the first paint: a key pressed at what is already seen is not lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
      const focus = focusOf(event.target)
      const action = shellActionOf({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, focus })
      if (action === undefined) return
      event.preventDefault()
      if (action === 'palette') latest.current.onPalette()
      else if (action === 'help') latest.current.onHelp()
      else if (action === 'toggle-play') player.toggle()
      else player.skip(action === 'skip-back' ? -scrubMs.arrow : scrubMs.arrow)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function focusOf(target: EventTarget | null): PressedKey['focus'] {
  if (!(target instanceof Element)) return 'page'
  if (target.closest(textFields)) return 'text'
  return target.closest(controls) ? 'control' : 'page'
}
