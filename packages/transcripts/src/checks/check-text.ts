import { wrapText } from '../exports/wrap-text.ts'
import { lengthOf } from '../segments/cut-into-segments.ts'
import type { TimedSegment } from '../timed/timed-text.ts'
import type { CheckRules } from './check-rules.ts'
import { differingNumbers } from './numbers-in.ts'
import type { GlossaryTerm, Problem } from './problem.ts'

/** So many words are no name any more that is the same in each language. */
const wordsOfNoName = 3

/** Checks what a segment says: its reading speed, lines, translation, numbers and terms. Pure. */
export function checkText(segment: TimedSegment, { rules, isTranslated, glossary }: TextChecks): Problem[] {
  const [source, target] = [segment.text.trim(), (segment.translation ?? '').trim()]
  if (source === '' && target === '') return [{ kind: 'empty' }]
  const shown = isTranslated ? target : source
  const problems: Problem[] = []
  if (isTranslated && (target === '' || isCopied(source, target))) problems.push({ kind: 'untranslated' })
  if (shown !== '') problems.push(...checkReading(segment, shown, rules))
  if (isTranslated && target !== '') problems.push(...checkNumbers(source, target))
  return [...problems, ...checkTerms(source, shown, glossary)]
}

export type TextChecks = {
  readonly rules: CheckRules
  readonly isTranslated: boolean
  readonly glossary: readonly GlossaryTerm[]
}

function isCopied(source: string, target: string): boolean {
  return source === target && source.split(/\s+/u).length >= wordsOfNoName
}

function checkReading({ start_s: start, end_s: end }: TimedSegment, shown: string, rules: CheckRules): Problem[] {
  const speed = lengthOf(shown.replace(/\s+/gu, ' ')) / (end - start)
  const lines = linesOf(shown, rules.charsPerLine)
  const longest = Math.max(...lines.map(lengthOf))
  return [
    ...(rules.charsPerSecond !== null && speed > rules.charsPerSecond
      ? [{ kind: 'too_fast' as const, charsPerSecond: Math.round(speed * 10) / 10 }]
      : []),
    ...(rules.charsPerLine !== null && longest > rules.charsPerLine
      ? [{ kind: 'long_line' as const, characters: longest }]
      : []),
    ...(rules.linesMost !== null && lines.length > rules.linesMost
      ? [{ kind: 'many_lines' as const, lines: lines.length }]
      : []),
  ]
}

/** Breaks a text as captions do, unless somebody broke it. */
function linesOf(text: string, most: number | null): string[] {
  return text.includes('\n') ? text.split('\n').map((line) => line.trim()) : wrapText(text, most)
}

function checkNumbers(source: string, target: string): Problem[] {
  const { missing, added } = differingNumbers(source, target)
  return missing.length + added.length > 0 ? [{ kind: 'numbers', missing, added }] : []
}

function checkTerms(source: string, shown: string, glossary: readonly GlossaryTerm[]): Problem[] {
  if (shown === '') return []
  const [said, written] = [source.toLowerCase(), shown.toLowerCase()]
  return glossary.flatMap(({ term, use }): Problem[] =>
    said.includes(term.toLowerCase()) && !written.includes(use.toLowerCase()) ? [{ kind: 'glossary', term, use }] : [],
  )
}
