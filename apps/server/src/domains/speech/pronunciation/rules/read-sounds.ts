import { readArpabet, readIpa, type ReadSounds } from '@vireo/engines'

/** Names of the alphabets as clients and lexicons write them. */
const alphabets: Readonly<Record<string, 'ipa' | 'cmu'>> = {
  ipa: 'ipa',
  cmu: 'cmu',
  'cmu-arpabet': 'cmu',
  'x-cmu': 'cmu',
  arpabet: 'cmu',
  'x-arpabet': 'cmu',
}

/** Finds an alphabet by any of its names; undefined for one that nobody reads here. */
export function alphabetNamed(name: string): 'ipa' | 'cmu' | undefined {
  return alphabets[name.trim().toLowerCase()]
}

/** Reads what a rule says of sounds. An alphabet that is not known is as invalid as a sign that is none. */
export function readSounds(phoneme: string, alphabet: string): ReadSounds {
  const known = alphabetNamed(alphabet)
  if (!known) return { invalid: { sign: alphabet, at: 0 } }
  return known === 'ipa' ? readIpa(phoneme) : readArpabet(phoneme)
}
