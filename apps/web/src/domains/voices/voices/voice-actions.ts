import type { Voice } from '@vireo/contracts/voices'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

import { defineOfferPlace, offersAt } from '#kit/offers.ts'

/** Something that a slice above can do with a voice, as the menu of a voice offers it. */
export type VoiceAction = {
  /** Stays the same; tells actions apart. */
  readonly id: string
  /** Where it stands in the menu: lower is further up. */
  readonly rank: number
  readonly title: (voice: Voice) => string
  readonly icon: LucideIcon
  readonly isOffered: (voice: Voice) => boolean
  /** Asks and does it; fetched when somebody chooses it. */
  readonly dialog: ComponentType<{ readonly voice: Voice; readonly onClose: () => void }>
}

/** What can be done with voices besides what this slice does itself. */
export const voiceActions = defineOfferPlace<VoiceAction>('voices.voiceActions')

/** Lists what can be done with this voice, in the order of the menu. */
export function actionsFor(voice: Voice): readonly VoiceAction[] {
  return offersAt(voiceActions)
    .filter((action) => action.isOffered(voice))
    .toSorted((one, other) => one.rank - other.rank)
}
