import type { PronunciationRule } from '@vireo/contracts/pronunciation'
import { writeIpa } from '@vireo/engines'
import { readSounds } from './read-sounds.ts'
import { isWordEdge, splitsCharacter } from './word-edges.ts'
import { WordTrie } from './word-trie.ts'

/** What is said in place of some words. */
export type Saying =
  | { readonly kind: 'words'; readonly words: string }
  /** In the International Phonetic Alphabet. */
  | { readonly kind: 'sounds'; readonly ipa: string }

/** Part of a text that a rule applies to. Offsets are UTF-16 code units. */
export type RuleMatch = { readonly start: number; readonly end: number; readonly saying: Saying }

/** Rules, ready to be found in texts. */
export type CompiledRules = {
  /** Finds what rules apply to within a part of a text, from left to right: at each place the longest. */
  find(text: string, start: number, end: number): RuleMatch[]
  /** What it weighs in memory, in code units of its words. */
  readonly size: number
}

type Compiled = { readonly saying: Saying; readonly hasEdges: boolean }

/** Compiles rules; of those about the same words the first counts, and one that heeds case before one that does not. */
export function compileRules(rules: readonly PronunciationRule[]): CompiledRules {
  const exact = new WordTrie()
  const folded = new WordTrie()
  const compiled: (Compiled | undefined)[] = rules.map(compileRule)
  for (const [index, { string_to_replace: words, case_sensitive: isExact }] of rules.entries()) {
    if (!compiled[index]) continue
    if (isExact) exact.add(words, index)
    else folded.add(foldCase(words), index)
  }
  return {
    size: exact.size + folded.size,
    find(text, start, end) {
      const matches: RuleMatch[] = []
      if (exact.isEmpty && folded.isEmpty) return matches
      const lower = folded.isEmpty ? text : foldCase(text)
      let at = start
      while (at < end) {
        const found = splitsCharacter(text, at)
          ? undefined
          : longer(longestAt(exact, text, text, at, end, compiled), longestAt(folded, lower, text, at, end, compiled))
        if (found) matches.push({ start: at, end: found.end, saying: found.rule.saying })
        at = found ? found.end : at + 1
      }
      return matches
    },
  }
}

function compileRule(rule: PronunciationRule): Compiled | undefined {
  const hasEdges = rule.word_boundaries
  if (rule.type === 'alias') return { saying: { kind: 'words', words: rule.alias }, hasEdges }
  const read = readSounds(rule.phoneme, rule.alphabet)
  return 'invalid' in read ? undefined : { saying: { kind: 'sounds', ipa: writeIpa(read.sounds) }, hasEdges }
}

type Found = { readonly end: number; readonly rule: Compiled }

function longestAt(
  trie: WordTrie,
  seen: string,
  text: string,
  start: number,
  limit: number,
  compiled: readonly (Compiled | undefined)[],
): Found | undefined {
  let found: Found | undefined
  let node: number | undefined = 0
  for (let at = start; at < limit; at++) {
    node = trie.step(node, seen.charCodeAt(at))
    if (node === undefined) break
    const ends = trie.endAt(node)
    const rule = ends < 0 ? undefined : compiled[ends]
    if (!rule || splitsCharacter(text, at + 1)) continue
    if (!rule.hasEdges || (isWordEdge(text, start) && isWordEdge(text, at + 1))) found = { end: at + 1, rule }
  }
  return found
}

function longer(one: Found | undefined, other: Found | undefined): Found | undefined {
  if (!one || !other) return one ?? other
  return other.end > one.end ? other : one
}

/** Folds the case of each code unit for itself, so that offsets stay. */
function foldCase(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return Array.from({ length: text.length }, (_, at) => {
    const unit = text.charAt(at).toLowerCase()
    return unit.length === 1 ? unit : text.charAt(at)
  }).join('')
}
