import type { Classification } from '@vireo/contracts/classifier'

import { classifierWords } from './words.ts'

/** Says a verdict in words. */
export function saidOf({ verdict, evidence }: Classification): { readonly title: string; readonly text: string } {
  switch (verdict) {
    case 'made_here':
      return { title: classifierWords.madeHere, text: classifierWords.madeHereText }
    case 'signed_here':
      return { title: classifierWords.signedHere, text: classifierWords.signedHereText }
    case 'made_elsewhere':
      return {
        title: classifierWords.madeElsewhere(evidence.manifest?.origin ?? ''),
        text: classifierWords.madeElsewhereText,
      }
    case 'unknown':
      return { title: classifierWords.unknown, text: classifierWords.unknownText }
  }
}
