import { isVowelLetter, soundChart } from './sound-chart.ts'

/** One sound of a word as the International Phonetic Alphabet writes it. */
export type IpaSound = {
  /** A letter, or two that are tied together: `t`, `tʃ`. */
  readonly letters: string
  /** Diacritics, as written. */
  readonly marks: string
  readonly long: boolean
  /** Of a vowel: whether its syllable is stressed. */
  readonly stress: '' | 'ˈ' | 'ˌ'
  readonly isVowel: boolean
  /** Whether another word begins with it. */
  readonly opensWord: boolean
}

/** What cannot be read in a transcription, and what was probably meant. */
export type InvalidSound = {
  readonly sign: string
  /** Where it stands, in UTF-16 code units. */
  readonly at: number
  readonly nearest?: string
}

export type ReadSounds = { readonly sounds: readonly IpaSound[] } | { readonly invalid: InvalidSound }

const sameLetter: Readonly<Record<string, string>> = {
  g: 'ɡ',
  "'": 'ˈ',
  '’': 'ˈ',
  ':': 'ː',
  ʧ: 't͡ʃ',
  ʤ: 'd͡ʒ',
  ʦ: 't͡s',
  ʣ: 'd͡z',
  ʨ: 't͡ɕ',
  ʥ: 'd͡ʑ',
  ᵻ: 'ɨ',
  ᵿ: 'ʊ',
  ɩ: 'ɪ',
  ɷ: 'ʊ',
  ı: 'ɪ',
}

/** What people type for want of the letter, mostly after X-SAMPA. */
const meantLetter: Readonly<Record<string, string>> = {
  '@': 'ə',
  '3': 'ɜ',
  '{': 'æ',
  '&': 'æ',
  '9': 'œ',
  '2': 'ø',
  '6': 'ɐ',
  '?': 'ʔ',
  A: 'ɑ',
  B: 'β',
  C: 'ç',
  D: 'ð',
  E: 'ɛ',
  G: 'ɣ',
  H: 'ɥ',
  I: 'ɪ',
  J: 'ɲ',
  L: 'ʎ',
  N: 'ŋ',
  O: 'ɔ',
  Q: 'ɒ',
  R: 'ʁ',
  S: 'ʃ',
  T: 'θ',
  U: 'ʊ',
  V: 'ʌ',
  X: 'χ',
  Y: 'ʏ',
  Z: 'ʒ',
  '"': 'ˈ',
  '%': 'ˌ',
  ß: 'β',
  ε: 'ɛ',
  є: 'ɛ',
  ә: 'ə',
}

const tie = /^[\u0361\u035c]$/
const diacritic = /^[\u0300-\u036fʰʱʲʷˠˤⁿˡʼ˞ᵊᶿˣ]$/u
/** Tone letters and intonation are read over: no engine here takes them. */
const readOver = /^[.‿˥˦˧˨˩↗↘ꜛꜜˑ]$/u
const wordBreak = /^[\s|‖]$/u

type Draft = { letters: string; marks: string; long: boolean; stress: '' | 'ˈ' | 'ˌ'; opensWord: boolean }

/**
 * Reads a transcription in the International Phonetic Alphabet, also between slashes or brackets. Returns its sounds,
 * or the first sign that is none.
 */
export function readIpa(written: string): ReadSounds {
  const drafts: Draft[] = []
  let stress: Draft['stress'] = ''
  let opensWord = false
  let tied = false
  let at = 0
  const inner = /^\s*[/[]([^/[\]]*)[/\]]\s*$/.exec(written)
  const text = inner ? (inner[1] ?? '') : written
  const offset = inner ? written.indexOf(text, 1) : 0
  const open = (letters: string) => {
    drafts.push({ letters, marks: '', long: false, stress, opensWord })
    if (isVowelLetter(letters)) stress = ''
    opensWord = false
  }
  for (const sign of text) {
    const last = drafts.at(-1)
    for (const one of spelledOut(sign)) {
      if (one === 'ˈ' || one === 'ˌ') stress = one
      else if (one === 'ː' && last) last.long = true
      else if (tie.test(one)) tied = drafts.length > 0
      else if (diacritic.test(one) && drafts.length > 0) addMark(drafts, one)
      else if (wordBreak.test(one)) opensWord = drafts.length > 0
      else if (soundChart.has(one)) {
        const before = drafts.at(-1)
        if (tied && before) before.letters += one
        else open(one)
        tied = false
      } else if (!readOver.test(one)) return { invalid: invalidSign(sign, at + offset) }
    }
    at += sign.length
  }
  if (drafts.length === 0) return { invalid: { sign: '', at: 0 } }
  return { sounds: drafts.map(finished) }
}

/** Takes accents off letters, except where letter and accent are one sound. */
function spelledOut(sign: string): string {
  if (soundChart.has(sign)) return sign
  return (sameLetter[sign] ?? sign).normalize('NFD')
}

function addMark(drafts: Draft[], mark: string): void {
  const last = drafts.at(-1)
  if (last) last.marks += mark
}

function invalidSign(sign: string, at: number): InvalidSound {
  const nearest =
    meantLetter[sign] ?? [sign.normalize('NFD').charAt(0), sign.toLowerCase()].find((one) => soundChart.has(one))
  return { sign, at, ...(nearest !== undefined && { nearest }) }
}

/** Stress is heard on the vowel of its syllable, whichever consonants stand between the mark and it. */
function finished(draft: Draft): IpaSound {
  const isVowel = [...draft.letters].some(isVowelLetter)
  return { ...draft, stress: isVowel ? draft.stress : '', isVowel }
}

/** Writes sounds in the International Phonetic Alphabet, so that `readIpa` reads the same. */
export function writeIpa(sounds: readonly IpaSound[]): string {
  return sounds
    .map(({ letters, marks, long, stress, opensWord }) => {
      return (opensWord ? ' ' : '') + stress + [...letters].join('\u0361') + marks + (long ? 'ː' : '')
    })
    .join('')
}
