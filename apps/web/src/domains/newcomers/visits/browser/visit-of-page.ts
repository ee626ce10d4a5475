import type { ConsentWords } from './consent-banner.ts'
import { startVisits, viewPage } from './start-visits.ts'

/** Counts the visit of a page that the build wrote, in the words that it carries. */
export function visitOfPage(): void {
  const carrier = document.getElementById('consent-words')
  if (!carrier) return
  const { title = '', text = '', textTold = '', allow = '', decline = '' } = carrier.dataset
  const words: ConsentWords = { title, text, textTold, allow, decline }
  viewPage(startVisits(words), location.pathname)
}
