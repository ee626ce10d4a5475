import { createRequire } from 'node:module'
import type { Bidi } from 'bidi-js'

// Its declarations are of another kind of module than its code.
const createBidi: () => Bidi = createRequire(import.meta.url)('bidi-js')
const bidi = createBidi()
const FROM_THE_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u202b\u202e\u2067]/u

/** Says from which side a text is read: that of its first letter. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  if (!FROM_THE_RIGHT.test(text)) return 'ltr'
  return (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr'
}

/**
 * Gives a line in parts as they stand from left to right: whole where nothing is read from the right, else word for word. What is
 * read from the right keeps the order of its letters, which fonts turn around, and gets its brackets mirrored.
 */
export function visualOrder(line: string, direction: 'ltr' | 'rtl'): string[] {
  if (!FROM_THE_RIGHT.test(line)) return [line]
  const { levels } = bidi.getEmbeddingLevels(line, direction)
  const runs: { level: number; text: string }[] = []
  for (let at = 0; at < line.length; at++) {
    const level = levels[at] ?? 0
    const last = runs.at(-1)
    const character = (level % 2 === 1 ? bidi.getMirroredCharacter(line[at] ?? '') : null) ?? line[at] ?? ''
    if (last !== undefined && last.level === level) last.text += character
    else runs.push({ level, text: character })
  }
  return inOrder(runs).flatMap(({ level, text }) =>
    level % 2 === 1 ? wordsOf(text).toReversed() : wordsOf(text).flatMap(uprightDigits),
  )
}

/** Turns around every stretch of a level and above, from the highest down to the lowest that is read from the right. */
function inOrder(runs: readonly { level: number; text: string }[]): readonly { level: number; text: string }[] {
  let ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    const next: typeof ordered = []
    let turned: typeof ordered = []
    for (const run of ordered) {
      if (run.level >= level) {
        turned = [run, ...turned]
        continue
      }
      next.push(...turned, run)
      turned = []
    }
    ordered = [...next, ...turned]
  }
  return ordered
}

/** Cuts Arabic digits apart: they are read from the left, and fonts turn around all that is Arabic. */
function uprightDigits(word: string): string[] {
  return /[\u0660-\u0669\u06f0-\u06f9]/u.test(word) ? [...word] : [word]
}

/** Cuts a text into words and spaces. */
function wordsOf(text: string): string[] {
  return text.match(/ +|[^ ]+/gu) ?? []
}
