import type { Voice } from '@vireo/contracts/voices'
import type { ComponentType } from 'react'

import { defineOfferPlace, offersAt } from '#kit/offers.ts'

/** A part that a slice above adds to the page of a voice. */
export type VoicePagePart = {
  /** Stays the same; tells parts apart. */
  readonly id: string
  /** Fetched with the page. */
  readonly part: ComponentType<{ readonly voice: Voice }>
}

/** What stands on the page of a voice besides what this slice knows of it. */
export const voicePageParts = defineOfferPlace<VoicePagePart>('voices.pageParts')

/** Lists the parts that slices above add to the page of a voice. */
export function partsOfPage(): readonly VoicePagePart[] {
  return offersAt(voicePageParts)
}
