/** Changes how the page looks; where things may move, and the browser can, one look fades into the other. */
export function crossFade(change: () => void): void {
  const mayMove = matchMedia('(prefers-reduced-motion: no-preference)').matches
  if (!mayMove || !('startViewTransition' in document)) return change()
  // One that is cut short, by another or because nobody sees the page, has changed it all the same.
  document.startViewTransition(change).ready.catch(() => undefined)
}
