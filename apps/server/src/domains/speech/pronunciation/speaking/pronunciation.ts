import { createHash } from 'node:crypto'
import type { PronunciationRule } from '@vireo/contracts/pronunciation'
import { compileRules, type CompiledRules, type RuleMatch } from '../rules/compile-rules.ts'

/** What a text is said with: dictionaries, one after the other. */
export type Pronunciation = {
  /** Names everything that it depends on: the same key says the same. Empty where there is none. */
  readonly key: string
  /**
   * Finds what is said otherwise within a part of a text, from left to right. What an earlier dictionary replaces is
   * not looked at by later ones, and what stands in its place by none.
   */
  find(text: string, start: number, end: number): RuleMatch[]
}

export const noPronunciation: Pronunciation = { key: '', find: () => [] }

/** Puts compiled dictionaries one behind the other. */
export function inOrder(key: string, dictionaries: readonly CompiledRules[]): Pronunciation {
  return {
    key,
    find: (text, start, end) => {
      let matches: RuleMatch[] = []
      for (const dictionary of dictionaries) matches = withMore(matches, dictionary, text, start, end)
      return matches
    },
  }
}

/** Compiles rules that are not saved. */
export function pronunciationOf(rules: readonly PronunciationRule[]): Pronunciation {
  const key = createHash('sha256').update(JSON.stringify(rules)).digest('hex')
  return inOrder(key, [compileRules(rules)])
}

/** Adds what a dictionary finds between what was found before. */
function withMore(
  found: readonly RuleMatch[],
  dictionary: CompiledRules,
  text: string,
  start: number,
  end: number,
): RuleMatch[] {
  const all: RuleMatch[] = []
  let at = start
  for (const match of found) {
    all.push(...dictionary.find(text, at, match.start), match)
    at = match.end
  }
  all.push(...dictionary.find(text, at, end))
  return all
}
