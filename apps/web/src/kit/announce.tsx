import { useSyncExternalStore } from 'react'

let message = ''
const listeners = new Set<() => void>()

/** Says something to people who listen to the screen, without moving anything on it. */
export function announce(text: string): void {
  // The same sentence twice in a row is only heard when the text differs.
  message = text === message ? `${text}\u00A0` : text
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function told(): string {
  return message
}

/** Holds the place where announcements are heard; stands once in the application. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribe, told, told)
  return (
    <output aria-live="polite" className="sr-only">
      {text}
    </output>
  )
}
