import type { ComponentType } from 'react'

import { defineOfferPlace } from './offers.ts'

export type HomeNoteProps = {
  /** Told once it is known whether there is a note: what stands below comes after it, and is not moved by it. */
  readonly onKnown: () => void
}

/** Notes below what one made last on Home, for slices that have one. */
export const homeNotes = defineOfferPlace<ComponentType<HomeNoteProps>>('app.homeNotes')

/** Notes below a take that a light engine spoke, for slices that know of a better one. */
export const lightSpeechNotes = defineOfferPlace<ComponentType>('app.lightSpeechNotes')

/** Something to hear where nothing was made yet, for the slice that has sound from the beginning. */
export const examplesToHear = defineOfferPlace<ComponentType>('app.examplesToHear')

export type SidebarCardProps = {
  /** The sidebar is folded to icons. */
  readonly iconOnly: boolean
}

/** Cards at the foot of the sidebar, for slices that have something left to do. Fetched once the first screen stands. */
export const sidebarCards = defineOfferPlace<ComponentType<SidebarCardProps>>('app.sidebarCards')

/** Sections of the privacy screen, for slices that keep something of visits. */
export const privacySections = defineOfferPlace<ComponentType>('privacy.sections')
