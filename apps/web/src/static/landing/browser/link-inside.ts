/** Set by the app while this browser has a session. */
const hintKey = 'vireo.has-session'

/** Tells whether this browser seems to have a session; only the server knows. */
export function seemsSignedIn(): boolean {
  return storedText(hintKey) !== undefined
}

/** Leads whoever has a session straight inside, by the links that say where. */
export function linkInside(): void {
  if (!seemsSignedIn()) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-inside]')) {
    link.href = link.dataset['inside'] ?? link.href
    link.textContent = link.dataset['insideText'] ?? link.textContent
  }
}

/** Reads what the app keeps under a key; undefined where it kept nothing. */
export function storedText(key: string): string | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof value === 'string' || value === true ? String(value) : undefined
  } catch {
    return undefined
  }
}
