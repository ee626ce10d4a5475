import type { IpaSound } from './read-ipa.ts'
import { nearestLetter } from './sound-chart.ts'

/** A sound that an engine has not, and what it says instead. */
export type ReplacedSound = { readonly from: string; readonly to: string }

export type MatchedSound = {
  /** The engine's own phone. */
  readonly phone: string
  readonly stress: IpaSound['stress']
  readonly isVowel: boolean
  readonly opensWord: boolean
}

export type MatchedSounds = { readonly phones: readonly MatchedSound[]; readonly replaced: readonly ReplacedSound[] }

/** Gliding vowels that are written in several ways. */
const sameGlide: Readonly<Record<string, string>> = {
  əʊ: 'oʊ',
  oʊ: 'əʊ',
  ou: 'oʊ',
  ei: 'eɪ',
  eɪ: 'ɛɪ',
  ɛɪ: 'eɪ',
  ai: 'aɪ',
  ʌɪ: 'aɪ',
  ɑɪ: 'aɪ',
  ɐɪ: 'aɪ',
  au: 'aʊ',
  ɑʊ: 'aʊ',
  æʊ: 'aʊ',
  ɐʊ: 'aʊ',
  ɔi: 'ɔɪ',
  oɪ: 'ɔɪ',
  ɔɪ: 'ɔʏ',
  ɔʏ: 'ɔɪ',
}

/** Every language has one of them as its own, which is what a transcription means. */
const kindsOfR = new Set(['r', 'ɹ', 'ɻ', 'ʁ', 'ʀ'])

/** Phones may stand for as many letters: `aɪə` is one in some languages. */
const lettersMax = 3

/**
 * Says sounds with the phones that an engine has, by their letters in the phonetic alphabet: the longest first, then
 * without length and diacritics, then the nearest there is. What has nothing near is left out.
 */
export function matchSounds(sounds: readonly IpaSound[], phones: ReadonlyMap<string, string>): MatchedSounds {
  const matched: MatchedSound[] = []
  const replaced = new Map<string, ReplacedSound>()
  let at = 0
  while (at < sounds.length) {
    const { length, phone } = longestAt(sounds, at, phones) ?? { length: 1, phone: undefined }
    const group = sounds.slice(at, at + length)
    const found = phone === undefined ? nearestPhones(group, phones) : [phone]
    if (phone === undefined) {
      const from = group.map(spelled).join('')
      const said = found.map((one) => lettersOf(phones, one)).join('')
      const isSame = withoutMarks(from) === said || (kindsOfR.has(from) && kindsOfR.has(said))
      if (!isSame || marksOf(group) !== '') replaced.set(from, { from, to: said })
    } else if (marksOf(group) !== '' && !phones.has(group.map(spelled).join(''))) {
      const from = group.map(spelled).join('')
      replaced.set(from, { from, to: withoutMarks(from) })
    }
    const stress = group.find((sound) => sound.stress !== '')?.stress ?? ''
    for (const [index, one] of found.entries())
      matched.push({
        phone: one,
        stress: index === 0 ? stress : '',
        isVowel: group.some(({ isVowel }) => isVowel),
        opensWord: index === 0 && group[0]?.opensWord === true,
      })
    at += length
  }
  return { phones: matched, replaced: [...replaced.values()] }
}

const spelled = ({ letters, marks, long }: IpaSound): string => letters + marks + (long ? 'ː' : '')
const marksOf = (group: readonly IpaSound[]): string => group.map(({ marks }) => marks).join('')
const withoutMarks = (text: string): string => text.replaceAll(/[\u0300-\u036fʰʱʲʷˠˤⁿˡʼ˞ᵊᶿˣː]/gu, '')

function longestAt(
  sounds: readonly IpaSound[],
  at: number,
  phones: ReadonlyMap<string, string>,
): { readonly length: number; readonly phone: string } | undefined {
  for (let length = Math.min(lettersMax, sounds.length - at); length > 0; length--) {
    const group = sounds.slice(at, at + length)
    // A stress or a word that begins inside keeps what stands together apart.
    if (group.slice(1).some(({ stress, opensWord }) => stress !== '' || opensWord)) continue
    const plain = group.map(({ letters }) => letters).join('')
    const last = group.at(-1)
    const keys = [
      group.map(spelled).join(''),
      last?.long ? `${plain}ː` : plain,
      plain,
      `${plain}ː`,
      sameGlide[plain] ?? '',
    ]
    const key = keys.find((one) => phones.has(one))
    const phone = key === undefined ? undefined : phones.get(key)
    if (phone !== undefined) return { length, phone }
  }
  return undefined
}

/** Returns the nearest phone for each letter of sounds that the engine has not. */
function nearestPhones(group: readonly IpaSound[], phones: ReadonlyMap<string, string>): string[] {
  const able = new Set([...phones.keys()].map((key) => key.replace('ː', '')).filter((key) => [...key].length === 1))
  return group.flatMap(({ letters }) =>
    [...letters].flatMap((letter) => {
      const near = nearestLetter(letter, able)
      const phone = near === undefined ? undefined : (phones.get(near) ?? phones.get(`${near}ː`))
      return phone === undefined ? [] : [phone]
    }),
  )
}

function lettersOf(phones: ReadonlyMap<string, string>, wanted: string): string {
  for (const [letters, phone] of phones) if (phone === wanted) return withoutMarks(letters)
  return wanted
}
