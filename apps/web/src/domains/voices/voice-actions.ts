import type { Voice } from '@vireo/contracts'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/** Something that a slice above can do with a voice, as the menu of a voice offers it. */
export type VoiceAction = {
  /** Stays the same; tells actions apart. */
  readonly id: string
  readonly title: (voice: Voice) => string
  readonly icon: LucideIcon
  readonly isOffered: (voice: Voice) => boolean
  /** Asks and does it; fetched when somebody chooses it. */
  readonly dialog: ComponentType<{ readonly voice: Voice; readonly onClose: () => void }>
}

let offered: readonly VoiceAction[] = []

/** Tells what can be done with voices besides what this slice does itself. Said once, where the app is put together. */
export function setVoiceActions(actions: readonly VoiceAction[]): void {
  offered = actions
}

/** What can be done with this voice, in the order in which it was said. */
export function actionsFor(voice: Voice): readonly VoiceAction[] {
  return offered.filter((action) => action.isOffered(voice))
}
