import { createHash } from 'node:crypto'
import type { PronunciationRule } from '@vireo/contracts/pronunciation'
import { compileRules, type CompiledRules, type RuleMatch } from '../rules/compile-rules.ts'
import { Effort } from '../rules/effort.ts'

/** What a text is said with: dictionaries, one after the other. */
export type Pronunciation = {
  /** Names everything that it depends on: the same key says the same. Empty where there is none. */
  readonly key: string
  /**
   * Finds what is said otherwise within a part of a text, from left to right. What an earlier dictionary replaces is
   * not looked at by later ones, and what stands in its place by none. Parts of one text share an effort. Throws
   * TooMuchEffort.
   */
  find(text: string, start: number, end: number, effort?: Effort): readonly RuleMatch[]
}

/** What rules make of a text may be some times as long, since only what was written is paid for. */
const growthMax = 4
/** For a text of a word or two, of which an abbreviation is spelled out. */
const growthFree = 200

/** Returns how long a text may become by rules. */
export function saidLengthMax(written: number): number {
  return growthMax * written + growthFree
}

export const noPronunciation: Pronunciation = { key: '', find: () => [] }

/** Puts compiled dictionaries one behind the other. */
export function inOrder(key: string, dictionaries: readonly CompiledRules[]): Pronunciation {
  return {
    key,
    find: (text, start, end, effort = new Effort(end - start)) => {
      let matches: readonly RuleMatch[] = []
      for (const dictionary of dictionaries) matches = withMore(matches, dictionary, { text, start, end, effort })
      return matches
    },
  }
}

/** Compiles rules that are not saved. */
export function pronunciationOf(rules: readonly PronunciationRule[]): Pronunciation {
  const key = createHash('sha256').update(JSON.stringify(rules)).digest('hex')
  return inOrder(key, [compileRules(rules)])
}

type Part = { readonly text: string; readonly start: number; readonly end: number; readonly effort: Effort }

/** Adds what a dictionary finds between what was found before. */
function withMore(
  found: readonly RuleMatch[],
  dictionary: CompiledRules,
  { text, start, end, effort }: Part,
): readonly RuleMatch[] {
  const between: RuleMatch[][] = []
  let at = start
  for (const match of found) {
    between.push(dictionary.find(text, at, match.start, effort), [match])
    at = match.end
  }
  between.push(dictionary.find(text, at, end, effort))
  return between.flat()
}
