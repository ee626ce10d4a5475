import { linkInside, storedText } from './link-inside.ts'

const languageKey = 'interface-language'

/** Leads whoever has a session straight inside, and whoever chose another language to the page in it. */
export function offerInside(): void {
  const chosen = storedText(languageKey)
  const hasAsked = new URLSearchParams(location.search).has('lang')
  if (chosen !== undefined && chosen !== document.documentElement.lang && !hasAsked) {
    location.replace(`/?lang=${encodeURIComponent(chosen)}`)
    return
  }
  linkInside()
}
