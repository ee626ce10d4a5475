import { matchSounds, readIpa, type ReplacedSound } from '@vireo/engines'

/** Flite's phones (CMU, lower case) by their letters in the phonetic alphabet. */
const phones: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ɑ: 'aa',
    æ: 'ae',
    ʌ: 'ah',
    ə: 'ax',
    ɔ: 'ao',
    aʊ: 'aw',
    aɪ: 'ay',
    b: 'b',
    tʃ: 'ch',
    d: 'd',
    ð: 'dh',
    ɛ: 'eh',
    ɝ: 'er',
    ɚ: 'er',
    ɜɹ: 'er',
    eɪ: 'ey',
    f: 'f',
    ɡ: 'g',
    h: 'hh',
    ɪ: 'ih',
    i: 'iy',
    dʒ: 'jh',
    k: 'k',
    l: 'l',
    m: 'm',
    n: 'n',
    ŋ: 'ng',
    oʊ: 'ow',
    ɔɪ: 'oy',
    p: 'p',
    ɹ: 'r',
    s: 's',
    ʃ: 'sh',
    t: 't',
    θ: 'th',
    ʊ: 'uh',
    u: 'uw',
    v: 'v',
    w: 'w',
    j: 'y',
    z: 'z',
    ʒ: 'zh',
  }),
)

/** Single letters of a language that has these only as gliding vowels. */
const glides: ReadonlyMap<string, string> = new Map([
  ['e', 'ey'],
  ['o', 'ow'],
  ['əl', 'ax l'],
])

const able: ReadonlyMap<string, string> = new Map([...phones, ...glides])
const letters: ReadonlyMap<string, string> = new Map([...phones].toReversed().map(([ipa, phone]) => [phone, ipa]))
const stressDigit = { ˈ: '1', ˌ: '2', '': '0' } as const

/** Spells a transcription with flite's phones, stress as digits behind vowels. */
export function toPhones(ipa: string): { readonly phones: string; readonly replaced: readonly ReplacedSound[] } {
  const read = readIpa(ipa)
  if ('invalid' in read) return { phones: '', replaced: [] }
  const matched = matchSounds(read.sounds, able)
  return {
    phones: matched.phones.map(({ phone, stress, isVowel }) => phone + (isVowel ? stressDigit[stress] : '')).join(' '),
    replaced: matched.replaced,
  }
}

/** Writes one of flite's phones, with or without its stress, in the phonetic alphabet. */
export function toIpa(phone: string): string {
  const [, name = phone, digit = ''] = /^([a-z]+)([012]?)$/.exec(phone) ?? []
  const ipa = letters.get(name) ?? name
  const isVowel = /^[aeiou]/.test(name)
  return isVowel && digit === '1' ? `ˈ${ipa}` : ipa
}
