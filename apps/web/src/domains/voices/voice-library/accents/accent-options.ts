import { accentsOf } from '@vireo/contracts/voice-library'

import { accentName } from '#voices/label-words/index.ts'
import { accentWords } from './words.ts'

const names: Readonly<Record<string, string | undefined>> = accentWords.names

/** Lists the accents that are offered for a voice: those of its language, those that voices here have, and the one it has. */
export function accentOptions(language: string, inUse: readonly string[]): { value: string; label: string }[] {
  const codes = [...accentsOf(language).map(({ code }) => code), ...inUse].filter((code) => code !== '')
  return [...new Set(codes)].map((code) => ({ value: code, label: names[code] ?? accentName(code) }))
}
