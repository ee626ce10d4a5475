export type Look = {
  /** Width and height in whole pixels. */
  readonly size: readonly [number, number]
  /** Every pair of a ground and the ink on it that can be seen, in alphabetical order. */
  readonly colours: readonly string[]
}

/** Measures how something looks: its size and its colours, not how letters are drawn. */
export function lookAt(element: Element): Look {
  const { width, height } = element.getBoundingClientRect()
  const colours = [element, ...element.querySelectorAll('*')].filter(isSeen).map(coloursOf)
  return { size: [Math.round(width), Math.round(height)], colours: [...new Set(colours)].toSorted() }
}

/** Tells what has a text or a ground of its own; drawings have colours that their own tests look at. */
function isSeen(element: Element): boolean {
  if (!(element instanceof HTMLElement) || element.closest('[aria-hidden=true]')) return false
  const { width, height } = element.getBoundingClientRect()
  if (width < 2 || height < 2) return false
  const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  return hasText || getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)'
}

function coloursOf(element: Element): string {
  const { backgroundColor, color } = getComputedStyle(element)
  return `${hexOf(backgroundColor)} ${hexOf(color)}`
}

/** Writes `rgb(11, 106, 114)` as `#0b6a72`, nothing as a dash, and others as they are. */
function hexOf(colour: string): string {
  if (colour === 'rgba(0, 0, 0, 0)') return '–'
  const [, ...channels] = /^rgb\((\d+), (\d+), (\d+)\)$/u.exec(colour) ?? []
  if (channels.length === 0) return colour
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}
