import { useSyncExternalStore, type ComponentProps } from 'react'

import type * as MenuParts from './menu-parts.tsx'

/**
 * Menus stand on many screens and are opened on few: their code comes after the screen. Until then the button is
 * there and does nothing; afterwards everything is drawn at once, so that the keyboard finds the items.
 */
let parts: typeof MenuParts | undefined
let isAsked = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!isAsked) {
    isAsked = true
    void fetchParts()
  }
  return () => listeners.delete(listener)
}

async function fetchParts(): Promise<void> {
  try {
    parts = await import('./menu-parts.tsx')
  } catch {
    // The next menu that is drawn asks again.
    isAsked = false
  }
  for (const listener of listeners) listener()
}

function useParts(): typeof MenuParts | undefined {
  return useSyncExternalStore(subscribe, () => parts)
}

/** A list of actions behind a button, whose name is the menu's as well. */
export function Menu(props: ComponentProps<typeof MenuParts.Menu>) {
  const ready = useParts()
  return ready ? <ready.Menu {...props} /> : props.trigger
}

/** One action of a menu. */
export function MenuItem(props: ComponentProps<typeof MenuParts.MenuItem>) {
  const ready = useParts()
  return ready ? <ready.MenuItem {...props} /> : null
}

/** A choice between values inside a menu. */
export function MenuChoices(props: ComponentProps<typeof MenuParts.MenuChoices>) {
  const ready = useParts()
  return ready ? <ready.MenuChoices {...props} /> : null
}

/** A line between groups of actions. */
export function MenuSeparator() {
  const ready = useParts()
  return ready ? <ready.MenuSeparator /> : null
}

/** Text at the head of a menu that is no action. */
export function MenuLabel(props: ComponentProps<typeof MenuParts.MenuLabel>) {
  const ready = useParts()
  return ready ? <ready.MenuLabel {...props} /> : null
}
