/** Set by the app while this browser has a session. */
const hintKey = 'vireo.has-session'
const languageKey = 'interface-language'

/** Leads whoever has a session straight inside, and whoever chose another language to the page in it. */
export function offerInside(): void {
  const chosen = stored(languageKey)
  const hasAsked = new URLSearchParams(location.search).has('lang')
  if (chosen !== undefined && chosen !== document.documentElement.lang && !hasAsked) {
    location.replace(`/?lang=${encodeURIComponent(chosen)}`)
    return
  }
  if (stored(hintKey) === undefined) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-inside]')) {
    link.href = link.dataset['inside'] ?? link.href
    link.textContent = link.dataset['insideText'] ?? link.textContent
  }
}

function stored(key: string): string | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof value === 'string' || value === true ? String(value) : undefined
  } catch {
    return undefined
  }
}
