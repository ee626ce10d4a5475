import { readIpa, type ReadSounds } from './read-ipa.ts'

/** The phones of the CMU Pronouncing Dictionary and their reduced forms, in the International Phonetic Alphabet. */
const phones: Readonly<Record<string, string>> = {
  AA: 'ɑ',
  AE: 'æ',
  AH: 'ʌ',
  AO: 'ɔ',
  AW: 'a͡ʊ',
  AX: 'ə',
  AXR: 'ɚ',
  AY: 'a͡ɪ',
  B: 'b',
  CH: 't͡ʃ',
  D: 'd',
  DH: 'ð',
  DX: 'ɾ',
  EH: 'ɛ',
  EL: 'əl',
  EM: 'əm',
  EN: 'ən',
  ER: 'ɝ',
  EY: 'e͡ɪ',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  IH: 'ɪ',
  IX: 'ɨ',
  IY: 'i',
  JH: 'd͡ʒ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  OW: 'o͡ʊ',
  OY: 'ɔ͡ɪ',
  P: 'p',
  Q: 'ʔ',
  R: 'ɹ',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  UH: 'ʊ',
  UW: 'u',
  UX: 'ʉ',
  V: 'v',
  W: 'w',
  WH: 'ʍ',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
}

const vowel = /^(?:A[AEHOWXY]|AXR|E[HRY]|I[HXY]|O[WY]|U[HWX]|E[LMN])$/
const stressSign: Readonly<Record<string, string>> = { '1': 'ˈ', '2': 'ˌ' }
const reduced: Readonly<Record<string, string>> = { AH: 'ə', ER: 'ɚ' }

/**
 * Reads a transcription in CMU Arpabet, phones apart by blanks and stress as digits behind vowels: `HH AH0 L OW1`.
 * Returns its sounds, or the first phone that is none.
 */
export function readArpabet(written: string): ReadSounds {
  const parts: string[] = []
  for (const match of written.matchAll(/\S+/g)) {
    const [, name = '', digit = ''] = /^([A-Z]+)([012]?)$/.exec(match[0].toUpperCase()) ?? []
    const ipa = phones[name]
    if (ipa === undefined || (digit !== '' && !vowel.test(name))) {
      const nearest = nearestPhone(match[0].toUpperCase().replaceAll(/[^A-Z]/g, ''))
      return { invalid: { sign: match[0], at: match.index, ...(nearest !== undefined && { nearest }) } }
    }
    parts.push((stressSign[digit] ?? '') + (digit === '0' ? (reduced[name] ?? ipa) : ipa))
  }
  return readIpa(parts.join(''))
}

function nearestPhone(name: string): string | undefined {
  if (phones[name] !== undefined) return name
  const names = Object.keys(phones)
  return (
    names.find((known) => known.length > 1 && name.startsWith(known)) ??
    names.find((known) => known.startsWith(name) && name !== '') ??
    names.find((known) => known.charAt(0) === name.charAt(0))
  )
}
