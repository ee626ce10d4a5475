import type { ComponentType } from 'react'

import { defineOfferPlace, offersAt } from '../offers.ts'

/** Something that a slice above lets one do with a recording, wherever recordings are. */
export type RecordingAction = {
  readonly id: string
  /** An entry of a recording's menu; nothing where it is not offered. */
  readonly MenuEntry: ComponentType<{ readonly historyItemId: string }>
  /** The same as a button of the player. */
  readonly PlayerButton: ComponentType<{ readonly historyItemId: string; readonly exists: boolean }>
}

/** Where slices above add what one can do with a recording. */
export const recordingActions = defineOfferPlace<RecordingAction>('kit.recordingActions')

/** Lists what slices above let one do with a recording. */
export function recordingActionsOffered(): readonly RecordingAction[] {
  return offersAt(recordingActions)
}
