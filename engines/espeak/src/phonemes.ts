import type { EspeakWorker } from '@echogarden/espeak-ng-emscripten'
import { matchSounds, readIpa, type ReplacedSound } from '@vireo/engines'
import type { ResolvedVoice } from './espeak-voices.ts'

/**
 * Names of phonemes in espeak's tables, of which every language has some. Which, and how they sound there, is asked of
 * espeak itself.
 */
const names =
  'p b t d t. d. c J k g q G ? m M n n. n^ N R r * *2 *3 r/ r. f v T D s z S Z s. z. s; z; C J^ x X Q H h h# w w# j j/ l l. l^ l/ L K tS dZ ts dz tS; dZ; pf kh t# t2 d# B P v# u" ' +
  'i i: y y: I I2 I# Y U U: u u: u# e e: E E: E2 E# eI e# & &: &/ a a: a# a/ A A: A# A@ A~ o o: o/ O O: O2 O~ oU OI OI@ aU aI aI@ aU@ aI3 3 3: V V# @ @: @2 @5 @L @- i@ i@3 I@ e@ E@ o@ O@ U@ W W: Y: Y/ E~ W~ e~ a~ i~ o~ u~ I^ U^ 0 0# 02 8 aa aa: ai au ei eu oi ou ui iu ju ja je oI aI2 AI AU E:I 1 2 3# y# Q~ @~ @r er'

const vowelName = /^[aeiouyAEIOUYVW0-9@&]/

/**
 * Every name as a clause of its own, so that none colours the next. Vowels carry the stress, without which they would
 * be reduced; consonants stand ahead of a vowel, since at the end of a word some lose their voice.
 */
const allNames = names.split(' ').map((name) => ({
  name,
  markup: vowelName.test(name) ? `[['${name}]]` : `[[${name}|a]]`,
}))

const separator = ' , '

/** Nobody listens: what is said fast is said soon. */
const fastest = 450

/** Espeak's phonemes, voice by voice: what each is called and how it sounds, as espeak itself tells. */
export class EspeakPhonemes {
  readonly #worker: EspeakWorker
  readonly #byLanguage = new Map<string, ReadonlyMap<string, string>>()

  constructor(worker: EspeakWorker) {
    this.#worker = worker
  }

  /** Spells a transcription with the phonemes of a voice, which must be set. */
  spell(
    ipa: string,
    { identifier }: ResolvedVoice,
  ): { readonly phonemes: string; readonly replaced: readonly ReplacedSound[] } {
    const read = readIpa(ipa)
    if ('invalid' in read) return { phonemes: '', replaced: [] }
    const { phones, replaced } = matchSounds(read.sounds, this.#phonemesOf(identifier.split('+', 1)[0] ?? identifier))
    const phonemes = phones.map(({ phone, stress, opensWord }, index) => {
      const apart = index === 0 ? '' : opensWord ? '||' : '|'
      return apart + (stress === 'ˈ' ? "'" : stress === 'ˌ' ? ',' : '') + phone
    })
    return { phonemes: phonemes.join(''), replaced }
  }

  #phonemesOf(language: string): ReadonlyMap<string, string> {
    const known = this.#byLanguage.get(language)
    if (known) return known
    const found = new Map<string, string>()
    const { rate } = this.#worker
    this.#worker.rate = fastest
    for (const [name, sounds] of heardWords(this.#worker, allNames)) {
      const [only, ...more] = vowelName.test(name) ? sounds : sounds.slice(0, Math.max(1, sounds.length - 1))
      const ipa = only?.replaceAll(/[ˈˌ\s]/gu, '')
      if (ipa && more.length === 0 && !found.has(ipa)) found.set(ipa, name)
    }
    this.#worker.rate = rate
    this.#byLanguage.set(language, found)
    return found
  }
}

/** Says words of espeak's own phonemes in one go, and lists what each of them sounded like. */
function heardWords(
  worker: EspeakWorker,
  words: readonly { readonly name: string; readonly markup: string }[],
): Map<string, string[]> {
  const heard = new Map<string, string[]>()
  const nameAt = new Map<number, string>()
  let length = 0
  for (const { name, markup } of words) {
    // Positions count from 1, and those of phonemes from behind the brackets and the stress.
    nameAt.set(length + 3, name)
    nameAt.set(length + 4, name)
    length += markup.length + separator.length
  }
  let current: string[] | undefined
  worker.synthesize(words.map(({ markup }) => markup).join(separator), (_samples, events) => {
    for (const { type, id, text_position: position } of events) {
      if (type === 'word') {
        const name = nameAt.get(position)
        current = []
        if (name !== undefined) heard.set(name, current)
      } else if (type === 'phoneme' && id !== undefined && id !== '') current?.push(String(id))
    }
    return false
  })
  return heard
}

/** Lists what espeak says of a text, in the phonetic alphabet, without keeping the sound. */
export function heardPhonemes(worker: EspeakWorker, markup: string): string[] {
  const heard: string[] = []
  worker.synthesize(markup, (_samples, events) => {
    for (const { type, id } of events) {
      const name = String(id ?? '')
      if (type === 'phoneme' && name !== '' && !/^\(.*\)$/.test(name)) heard.push(name)
    }
    return false
  })
  return heard
}
