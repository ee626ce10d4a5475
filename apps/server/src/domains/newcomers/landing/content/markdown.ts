import { escapeHtml } from '#kernel/escape-html.ts'

/**
 * Writes Markdown as markup that can do nothing: headings, paragraphs, lists, quotations, code and links. Whatever else
 * stands there, markup above all, is text; links lead to pages of this instance, to sites and to mail addresses.
 */
export function htmlOfMarkdown(text: string): string {
  return htmlWithin(text, 0)
}

/** Quotations within quotations; what is quoted deeper is text, so that no file exhausts the stack. */
const depthMax = 8

function htmlWithin(text: string, depth: number): string {
  return blocksOf(text)
    .map((block) => blockOf(block, depth))
    .join('')
}

function blocksOf(text: string): readonly string[] {
  return text
    .split(/^(```[^\n]*\n[\s\S]*?^```)[ \t]*$/mu)
    .flatMap((part) => (part.startsWith('```') ? [part] : part.split(/\n{2,}/u).flatMap(aroundHeadings)))
    .map((block) => block.trim())
    .filter((block) => block !== '')
}

/** Splits headings from the text that follows at once. */
function aroundHeadings(block: string): readonly string[] {
  return block.split(/^(#{1,6}[ \t]+.*)$/mu)
}

function blockOf(block: string, depth: number): string {
  if (block.startsWith('```'))
    return `<pre><code>${escapeHtml(block.replace(/^```.*\n/u, '').replace(/\n?```$/u, ''))}</code></pre>`
  const [, marks, heading] = /^(#{1,6})[ \t]+(.*)$/u.exec(block) ?? []
  // The title of the page is its only heading of the first rank.
  if (marks !== undefined) return headingOf(Math.max(2, Math.min(4, marks.length)), heading ?? '')
  if (/^(?:-{3,}|\*{3,})$/u.test(block)) return '<hr>'
  if (block.startsWith('>') && depth < depthMax)
    return `<blockquote>${htmlWithin(block.replaceAll(/^>[ \t]?/gmu, ''), depth + 1)}</blockquote>`
  if (/^[-*][ \t]/u.test(block)) return `<ul>${itemsOf(block, /^[-*][ \t]+/mu)}</ul>`
  if (/^\d+\.[ \t]/u.test(block)) return `<ol>${itemsOf(block, /^\d+\.[ \t]+/mu)}</ol>`
  return `<p>${inline(block)}</p>`
}

function headingOf(rank: number, text: string): string {
  const id = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
  return `<h${rank}${id === '' ? '' : ` id="${escapeHtml(id)}"`}>${inline(text)}</h${rank}>`
}

function itemsOf(block: string, mark: RegExp): string {
  const items = block.split(mark).slice(1)
  return items.map((item) => `<li>${inline(item.trim())}</li>`).join('')
}

const marked = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|!?\[[^[\]]{0,500}\]\([^()\s]{1,2000}\))/u

function inline(text: string): string {
  return text
    .replaceAll(/[ \t]*\n[ \t]*/gu, ' ')
    .split(marked)
    .map((part) => {
      if (/^`[^`]+`$/u.test(part)) return `<code>${escapeHtml(part.slice(1, -1))}</code>`
      if (/^\*\*[^*]+\*\*$/u.test(part)) return `<strong>${escapeHtml(part.slice(2, -2))}</strong>`
      if (/^\*[^*]+\*$/u.test(part)) return `<em>${escapeHtml(part.slice(1, -1))}</em>`
      return linkOf(part) ?? escapeHtml(part)
    })
    .join('')
}

function linkOf(part: string): string | undefined {
  const [, picture, words, target] = /^(!?)\[([^[\]]*)\]\(([^()\s]+)\)$/u.exec(part) ?? []
  if (words === undefined || target === undefined) return undefined
  // Pictures of elsewhere would tell others who reads this.
  if (picture !== '' || !leadsSomewhere(target)) return escapeHtml(words)
  return `<a href="${escapeHtml(target)}">${escapeHtml(words)}</a>`
}

/** Tells whether an address is one of this instance, of a site, or of a mail box. */
function leadsSomewhere(target: string): boolean {
  if (/^(?:\/(?![/\\])|#)/u.test(target)) return true
  return URL.canParse(target) && ['https:', 'http:', 'mailto:'].includes(new URL(target).protocol)
}
