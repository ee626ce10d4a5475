import type { MappedText, ReplacedSound, SpeechPiece } from '@vireo/engines'
import { toEnglishLetters, type StandIn } from './english-letters.ts'
import type { SpelledTokens } from './flite-instance.ts'
import { toPhones } from './phones.ts'

export type SpelledText = {
  readonly text: MappedText
  readonly spelled?: SpelledTokens
  readonly replaced: readonly ReplacedSound[]
}

/** Prepares a piece's text: a word that occurs nowhere else stands for each of its given sounds, if flite takes them. */
export function spelledText({ text, sounds = [] }: SpeechPiece, takesSounds: boolean): SpelledText {
  if (!takesSounds || sounds.length === 0) return { text: toEnglishLetters(text), replaced: [] }
  let name = 'lalo'
  while (text.toLowerCase().includes(name)) name += 'lalo'
  const standIns: StandIn[] = []
  const phones: string[] = []
  const replaced: ReplacedSound[] = []
  for (const { start, end, ipa } of sounds) {
    const spelled = toPhones(ipa)
    replaced.push(...spelled.replaced)
    if (spelled.phones === '') continue
    standIns.push({ start, end, name })
    phones.push(spelled.phones)
  }
  return { text: toEnglishLetters(text, standIns), spelled: { name, phones }, replaced }
}
