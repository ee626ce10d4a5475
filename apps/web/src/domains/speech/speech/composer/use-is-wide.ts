import { useSyncExternalStore } from 'react'

const wide = '(width >= 64rem)'

/** Tells whether there is room for settings beside the text. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  )
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(wide)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
