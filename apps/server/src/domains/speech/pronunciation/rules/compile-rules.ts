import type { PronunciationRule } from '@vireo/contracts/pronunciation'
import { writeIpa } from '@vireo/engines'
import { Effort } from './effort.ts'
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
  /**
   * Finds what rules apply to within a part of a text, from left to right: at each place the longest. Throws
   * TooMuchEffort.
   */
  find(text: string, start: number, end: number, effort?: Effort): RuleMatch[]
  /** What it weighs in memory, in nodes of its trees. */
  readonly size: number
}

type Compiled = { readonly saying: Saying; readonly hasEdges: boolean }

/** What a rule takes in memory, in nodes of a tree: an object and its text. */
const nodesPerRule = 8
const charactersPerNode = 8

/** Words of rules in a tree, and whether all of them are whole words. */
type Words = { readonly trie: WordTrie; onlyWhole: boolean }

/** Compiles rules one after the other, so that others come round between them. */
export class RuleCompiler {
  readonly #exact: Words = { trie: new WordTrie(), onlyWhole: true }
  readonly #folded: Words = { trie: new WordTrie(), onlyWhole: true }
  readonly #compiled: Compiled[] = []
  #size = 0

  add(rule: PronunciationRule): void {
    const compiled = compileRule(rule)
    if (!compiled) return
    const words = rule.case_sensitive ? this.#exact : this.#folded
    words.trie.add(
      rule.case_sensitive ? rule.string_to_replace : foldCase(rule.string_to_replace),
      this.#compiled.length,
    )
    words.onlyWhole &&= compiled.hasEdges
    this.#compiled.push(compiled)
    const { saying } = compiled
    this.#size += nodesPerRule + (saying.kind === 'words' ? saying.words : saying.ipa).length / charactersPerNode
  }

  finish(): CompiledRules {
    const [exact, folded, compiled] = [this.#exact, this.#folded, this.#compiled]
    return {
      size: exact.trie.size + folded.trie.size + Math.ceil(this.#size),
      find(text, start, end, effort = new Effort(end - start)) {
        const matches: RuleMatch[] = []
        if (compiled.length === 0) return matches
        // Only the part is folded: whoever asks for many parts of a long text pays for each once.
        const lower = folded.trie.isEmpty ? '' : foldCase(text.slice(start, end))
        let at = start
        while (at < end) {
          const place = { text, at, end, isEdge: isWordEdge(text, at), compiled, effort }
          const found = splitsCharacter(text, at)
            ? undefined
            : longer(longestAt(exact, text, 0, place), longestAt(folded, lower, start, place))
          if (found) matches.push({ start: at, end: found.end, saying: found.rule.saying })
          at = found ? found.end : at + 1
        }
        return matches
      },
    }
  }
}

/** Compiles rules; of those about the same words the first counts, and one that heeds case before one that does not. */
export function compileRules(rules: readonly PronunciationRule[]): CompiledRules {
  const compiler = new RuleCompiler()
  for (const rule of rules) compiler.add(rule)
  return compiler.finish()
}

function compileRule(rule: PronunciationRule): Compiled | undefined {
  const hasEdges = rule.word_boundaries
  if (rule.type === 'alias') return { saying: { kind: 'words', words: rule.alias }, hasEdges }
  const read = readSounds(rule.phoneme, rule.alphabet)
  return 'invalid' in read ? undefined : { saying: { kind: 'sounds', ipa: writeIpa(read.sounds) }, hasEdges }
}

type Found = { readonly end: number; readonly rule: Compiled }

type Place = {
  readonly text: string
  readonly at: number
  readonly end: number
  readonly isEdge: boolean
  readonly compiled: readonly Compiled[]
  readonly effort: Effort
}

/** Finds the longest words at a place; `seen` is the text from `offset` on, as the words are kept. */
function longestAt({ trie, onlyWhole }: Words, seen: string, offset: number, place: Place): Found | undefined {
  const { text, at: start, end: limit, isEdge, compiled, effort } = place
  if (trie.isEmpty || (onlyWhole && !isEdge)) return undefined
  let found: Found | undefined
  let node: number | undefined = 0
  let at = start
  for (; at < limit; at++) {
    node = trie.step(node, seen.charCodeAt(at - offset))
    if (node === undefined) break
    const ends = trie.endAt(node)
    const rule = ends < 0 ? undefined : compiled[ends]
    if (!rule || splitsCharacter(text, at + 1)) continue
    if (!rule.hasEdges || (isEdge && isWordEdge(text, at + 1))) found = { end: at + 1, rule }
  }
  effort.spend(at - start + 1)
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
