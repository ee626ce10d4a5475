import { readMarkup } from './read-markup.ts'

/**
 * The text without its bracketed and angled tags, whitespace made regular: what people see where
 * delivery directions should not show.
 */
export function stripTags(text: string): string {
  const kept = readMarkup(text).map((token) => (token.kind === 'text' ? text.slice(token.start, token.end) : ' '))
  return kept
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?…。，、！？])/g, '$1')
    .trim()
}
