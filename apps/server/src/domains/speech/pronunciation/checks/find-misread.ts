import type { Input } from '@vireo/contracts/kit'
import {
  type MisreadReason,
  type MisreadWord,
  type pronunciationEndpoints,
  pronunciationLimits,
  type PronunciationRule,
} from '@vireo/contracts/pronunciation'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import type { Context } from '#kernel/context.ts'
import { entryOf } from '#kernel/entry-of.ts'
import { myTurn } from '#kernel/turns/loop-turn.ts'
import type { RuleMatch } from '../rules/compile-rules.ts'
import { Effort, TooMuchEffort } from '../rules/effort.ts'
import { noPronunciation, type Pronunciation } from '../speaking/pronunciation.ts'
import { resolvePronunciation } from '../speaking/resolve-pronunciation.ts'
import { heteronyms, names, spokenAcronyms, type WayOfSaying } from './known-words.ts'

type Finding = { readonly reason: MisreadReason; readonly suggestions: MisreadWord['suggestions'] }

const wordsMax = 100
/** Others come round after so many words, and after so many characters of what dictionaries are asked about. */
const wordsPerLook = 64
const partLength = 2000
/** How much before a word tells what it is. */
const lookBackMax = 60
const word = /[\p{L}\p{M}\p{N}]+(?:[.’'-][\p{L}\p{M}\p{N}]+)*/gu
const tags = /<[^<>]{0,400}>|\[[^[\]\n]{1,60}\]/g

/**
 * Finds the words of a text that are probably misread, in their order: those that are said in several ways, acronyms,
 * names that are not said as they are written, and numbers that are not amounts. What the workspace's own dictionaries
 * cover is left out.
 */
export async function findMisread(
  ctx: Context,
  { text, language }: Input<typeof pronunciationEndpoints.findMisread>,
): Promise<readonly MisreadWord[]> {
  const known = await resolvePronunciation(ctx, undefined)
  const readable = text.replaceAll(tags, (tag) => ' '.repeat(tag.length))
  const covered = await coveredIn(ctx, known, readable)
  const found = new Map<string, MisreadWord>()
  const spoken = canonicalLanguage(language) ?? language
  let next = 0
  let seen = 0
  for (const match of readable.matchAll(word)) {
    if (seen++ % wordsPerLook === 0) await myTurn(ctx.workspaceId)
    const start = match.index
    const said = match[0]
    if (said.length > pronunciationLimits.wordsMax) continue
    while ((covered[next]?.end ?? Infinity) <= start) next++
    if ((covered[next]?.start ?? Infinity) < start + said.length) continue
    const before = found.get(said)
    if (before) found.set(said, { ...before, count: before.count + 1 })
    else if (found.size < wordsMax) {
      const finding = judge(said, spoken, readable.slice(Math.max(0, start - lookBackMax), start))
      if (finding) found.set(said, { word: said, count: 1, ...finding })
    }
  }
  return [...found.values()]
}

/**
 * Finds what dictionaries cover, part by part; nothing more in a text that takes too long, so that its words are shown all
 * the more.
 */
async function coveredIn(ctx: Context, known: Pronunciation, text: string): Promise<readonly RuleMatch[]> {
  const covered: RuleMatch[] = []
  if (known === noPronunciation) return covered
  const effort = new Effort(text.length)
  try {
    for (let start = 0; start < text.length;) {
      await myTurn(ctx.workspaceId)
      const end = partEnd(text, start)
      for (const match of known.find(text, start, end, effort)) covered.push(match)
      start = end
    }
  } catch (error) {
    if (!(error instanceof TooMuchEffort)) throw error
  }
  return covered
}

/** Ends a part behind a sentence, else ahead of a word: what is said in one go is looked at in one go. */
function partEnd(text: string, start: number): number {
  for (const end of [/[.!?…。！？]\s*|\n/g, /\s/g]) {
    end.lastIndex = start + partLength
    const found = end.exec(text.slice(0, start + 2 * partLength))
    if (found) return found.index + found[0].length
  }
  return Math.min(text.length, start + 2 * partLength)
}

function judge(said: string, language: string, before: string): Finding | undefined {
  const ways = waysOfSaying(said.toLowerCase(), language)
  if (ways)
    return { reason: 'heteronym', suggestions: ways.map(({ label, ipa }) => ({ label, rule: sounds(said, ipa) })) }
  const ipa = entryOf(names, said)
  if (ipa !== undefined) return { reason: 'name', suggestions: [{ label: ipa, rule: sounds(said, ipa) }] }
  if (/^\p{Lu}{2,6}$/u.test(said) && /^[A-Z]+$/.test(said)) return acronym(said, before)
  if (/\d/.test(said)) return number(said)
  const isForeign = /^\p{Lu}/u.test(said) && /[À-ɏḀ-ỿ]/u.test(said) && language === 'en'
  return isForeign ? { reason: 'name', suggestions: [] } : undefined
}

function waysOfSaying(said: string, language: string): readonly WayOfSaying[] | undefined {
  return entryOf(entryOf(heteronyms, language) ?? {}, said)
}

const romanNumeral = /^(?:[IVX]{2,6})$/
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )

function acronym(said: string, before: string): Finding {
  const place = romanNumeral.test(said) && /\p{Lu}\p{Ll}+ $/u.test(before) ? valueOf(said) : 0
  const ordinal = ordinals[place - 1]
  if (ordinal) return { reason: 'number', suggestions: [suggest(said, `the ${ordinal}`)] }
  const letters = suggest(said, [...said].join(' '))
  const asWord = suggest(said, said.charAt(0) + said.slice(1).toLowerCase())
  return { reason: 'acronym', suggestions: spokenAcronyms.has(said) ? [asWord, letters] : [letters, asWord] }
}

function number(said: string): Finding | undefined {
  const apart = [...said.replaceAll(/[^\p{L}\p{N}]/gu, '')].join(' ')
  const mixes = /\p{L}/u.test(said) && !/^\d+(?:st|nd|rd|th|s|km|m|cm|mm|kg|g|mg|h|min|ms)$/i.test(said)
  const isName = /^0\d+$/.test(said) || /^\d{5,}$/.test(said) || (mixes && /^[\p{L}\p{N}]{2,8}$/u.test(said))
  if (isName) return { reason: 'number', suggestions: [suggest(said, apart)] }
  const year = /^(1[1-9])(\d\d)$/.exec(said)
  if (!year) return undefined
  const [, century = '', rest = ''] = year
  const years =
    rest === '00'
      ? `${century} hundred`
      : rest.startsWith('0')
        ? `${century} oh ${rest.slice(1)}`
        : `${century} ${rest}`
  return { reason: 'number', suggestions: [suggest(said, years), suggest(said, apart)] }
}

function valueOf(roman: string): number {
  const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }
  return [...roman].reduce((sum, sign, at) => {
    const value = values[sign] ?? 0
    return sum + (value < (values[roman.charAt(at + 1)] ?? 0) ? -value : value)
  }, 0)
}

function suggest(said: string, alias: string): MisreadWord['suggestions'][number] {
  return { label: alias, rule: { ...exactly(said), type: 'alias', alias } }
}

function sounds(said: string, phoneme: string): PronunciationRule {
  return { ...exactly(said), type: 'phoneme', phoneme, alphabet: 'ipa' }
}

const exactly = (said: string) => ({ string_to_replace: said, case_sensitive: true, word_boundaries: true })
