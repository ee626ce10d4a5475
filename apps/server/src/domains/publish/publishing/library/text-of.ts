import { escapeHtml } from '#kernel/escape-html.ts'
import { withoutTurns } from '#sharing'

/** What no document of XML may contain, however it is written; and halves of characters. */
const unwritable = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu

/** Writes what somebody said as text of a page, a feed or a book: markup in it is text, and it turns nothing around it. */
export function textOf(said: string): string {
  return escapeHtml(plainOf(said))
}

/** Writes the same in one line. */
export function lineOf(said: string): string {
  return textOf(said).replaceAll(/\s+/gu, ' ').trim()
}

/** Takes out of a text what turns others around and what no document may contain. */
export function plainOf(said: string): string {
  return withoutTurns(said).replaceAll(unwritable, '')
}
