import type { Problem } from '@vireo/transcripts/timed'
import { formatList } from '#kit/format/index.ts'

import { workbenchWords } from '../words.ts'

/** Says what should be looked at. */
export function problemText(problem: Problem): string {
  const said = workbenchWords.problems
  switch (problem.kind) {
    case 'too_fast':
      return said.too_fast(problem.charsPerSecond)
    case 'long_line':
      return said.long_line(problem.characters)
    case 'many_lines':
      return said.many_lines(problem.lines)
    case 'numbers':
      return said.numbers(formatList([...problem.missing, ...problem.added]))
    case 'glossary':
      return said.glossary(problem.use)
    case 'empty':
    case 'untranslated':
      return said[problem.kind]
    default:
      return said[problem.kind](problem.seconds)
  }
}
