/** What a browser keeps, as far as it lets anything be kept. */
export type Kept = {
  read(key: string): string | undefined
  write(key: string, value: string): void
  remove(key: string): void
}

/** Keeps texts in the storage of the browser, as the app writes them. Where it is switched off, nothing is kept. */
export const keptInBrowser: Kept = {
  read: (key) => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
      return typeof value === 'string' ? value : undefined
    } catch {
      return undefined
    }
  },
  write: (key, value) => {
    try {
      localStorage.setItem(key, JSON.stringify(value))
    } catch {
      // Full or switched off: asked again with the next visit.
    }
  },
  remove: (key) => {
    try {
      localStorage.removeItem(key)
    } catch {
      // Switched off: nothing was kept.
    }
  },
}
