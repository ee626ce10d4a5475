/** What a Markdown file says, before it is shown. */
export type WrittenText = {
  /** Its first line, behind one `#`. */
  readonly title: string
  /** Its first paragraph, without marks: what search engines show. */
  readonly description: string
  /** What follows the title. */
  readonly text: string
  /** The day a post is of, from a line `Date: 2026-11-28` behind the title; absent elsewhere. */
  readonly date?: string
}

const descriptionMax = 200

/** Reads a page from its Markdown. */
export function readPage(markdown: string): WrittenText {
  const lines = markdown.replaceAll(/\r\n?/gu, '\n').trim()
  const [, title = ''] = /^#[ \t]+(.+)$/mu.exec(lines.split('\n', 1)[0] ?? '') ?? []
  const rest = (title === '' ? lines : lines.replace(/^.*\n?/u, '')).trim()
  const [dated = '', date] = /^Date:[ \t]*(\d{4}-\d{2}-\d{2})[ \t]*(?:\n|$)/u.exec(rest) ?? []
  const text = rest.slice(dated.length).trim()
  return { title: plainOf(title), description: shortened(plainOf(firstParagraph(text))), text, ...(date && { date }) }
}

function firstParagraph(text: string): string {
  return text.split(/\n{2,}/u).find((block) => !/^(?:[#>|`-]|\d+\.)/u.test(block)) ?? ''
}

/** Removes the marks of Markdown from a line. */
function plainOf(text: string): string {
  return text
    .replaceAll(/\[([^[\]]{0,500})\]\([^()]{0,2000}\)/gu, '$1')
    .replaceAll(/[*_`]+/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

function shortened(text: string): string {
  const characters = [...text]
  return characters.length <= descriptionMax ? text : `${characters.slice(0, descriptionMax).join('').trimEnd()}…`
}
