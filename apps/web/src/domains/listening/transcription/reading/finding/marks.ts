import { type Hit, hitsOf } from './hit.ts'
import { rangesIn, wordsAt } from './text-ranges.ts'

const [foundName, hereName] = ['transcript-found', 'transcript-found-here']
/** Not by colour alone: what one went to is the other way round, and underlined as nothing else is. */
const rules = [
  `::highlight(${foundName}) { background-color: var(--warning-soft); text-decoration: underline 1px; }`,
  `::highlight(${hereName}) { background-color: var(--ink); color: var(--canvas); text-decoration: underline 3px; }`,
]
let isStyled = false

/** What is marked: the one of the hits that somebody went to looks otherwise, none where it is -1. */
export type Marked = {
  readonly hits: readonly Hit[]
  readonly here: number
  /** Whether a paragraph is still what was searched. */
  readonly isSearched: (paragraph: number) => boolean
}

/**
 * Marks what was found in the paragraphs whose words are drawn, without drawing them again: a page of words has thousands of hits.
 * Browsers without highlights mark whole words. Answers what takes the marks away.
 */
export function markFound(list: Element, { hits, here, isSearched }: Marked): () => void {
  const found: StaticRange[] = []
  const at: StaticRange[] = []
  for (const words of hits.length > 0 ? list.querySelectorAll('[data-words]') : []) {
    const paragraph = placeOf(words)
    if (!isSearched(paragraph)) continue
    const of = hitsOf(hits, paragraph)
    for (const [nth, range] of rangesIn(words, of.hits).entries()) (of.first + nth === here ? at : found).push(range)
  }
  return hasHighlights() ? highlight(found, at) : attribute(found, at)
}

/** Brings a hit into sight, clear of what stands above the text. Answers whether it is there: words far away have yet to be drawn. */
export function showHit(list: Element, hit: Hit): boolean {
  const block = list.querySelector(`[data-paragraph="${hit.paragraph}"]`)
  const words = block?.querySelector('[data-words]')
  const [range] = words ? rangesIn(words, [hit]) : []
  const [word] = range ? wordsAt(range) : []
  if (word) word.scrollIntoView({ block: 'nearest' })
  else block?.scrollIntoView({ block: 'center' })
  return word !== undefined
}

function placeOf(words: Element): number {
  return Number(words.closest<HTMLElement>('[data-paragraph]')?.dataset['paragraph'])
}

function hasHighlights(): boolean {
  return 'CSS' in globalThis && 'highlights' in CSS
}

function highlight(found: readonly StaticRange[], here: readonly StaticRange[]): () => void {
  if (!isStyled) {
    isStyled = true
    // The tools that read style sheets do not know this rule yet.
    const sheet = new CSSStyleSheet()
    for (const rule of rules) sheet.insertRule(rule)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  const own = [
    [foundName, new Highlight(...found)],
    [hereName, new Highlight(...here)],
  ] as const
  for (const [name, ranges] of own) CSS.highlights.set(name, ranges)
  return () => {
    for (const [name, ranges] of own) if (CSS.highlights.get(name) === ranges) CSS.highlights.delete(name)
  }
}

function attribute(found: readonly StaticRange[], here: readonly StaticRange[]): () => void {
  const words = found.flatMap(wordsAt)
  const at = here.flatMap(wordsAt)
  for (const word of words) word.setAttribute('data-found', '')
  for (const word of at) word.setAttribute('data-found', 'here')
  return () => {
    for (const word of [...words, ...at]) word.removeAttribute('data-found')
  }
}
