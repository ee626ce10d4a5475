import { useSyncExternalStore } from 'react'

import { crossFade } from './page/cross-fade.ts'

export type Theme = 'light' | 'dark'

/** Read by `public/theme.js` before the first paint as well. It survives signing out. */
const storageKey = 'color-theme'
const listeners = new Set<() => void>()

function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Switches between light and dark and remembers it. */
export function toggleTheme(): void {
  crossFade(() => {
    const theme = currentTheme() === 'dark' ? 'light' : 'dark'
    document.documentElement.dataset['theme'] = theme
    try {
      localStorage.setItem(storageKey, theme)
    } catch {
      // A browser that keeps nothing starts light again next time.
    }
    for (const listener of listeners) listener()
  })
}

/** Answers the theme that is shown. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme)
}
