import { linkInside, storedText } from './link-inside.ts'

const languageKey = 'interface-language'

/** Leads whoever has a session straight inside, and whoever chose another language to the page in it. */
export function offerInside(): void {
  const chosen = storedText(languageKey)
  const query = new URLSearchParams(location.search)
  if (chosen !== undefined && chosen !== document.documentElement.lang && !query.has('lang')) {
    query.set('lang', chosen)
    location.replace(`${location.pathname}?${query.toString()}`)
    return
  }
  for (const link of document.querySelectorAll<HTMLElement>('a[data-speaks]'))
    link.addEventListener('click', () => keepLanguage(link.dataset['speaks'] ?? ''))
  linkInside()
}

/** Remembers a language that was chosen, for the app as well. */
function keepLanguage(language: string): void {
  try {
    localStorage.setItem(languageKey, JSON.stringify(language))
  } catch {
    // Storage is switched off: the page forgets it with the visit.
  }
}
