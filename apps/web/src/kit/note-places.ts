import type { ComponentType } from 'react'

import { defineOfferPlace } from './offers.ts'

/** Notes below what one made last on Home, for slices that have one. */
export const homeNotes = defineOfferPlace<ComponentType>('app.homeNotes')

/** Notes below a take that a light engine spoke, for slices that know of a better one. */
export const lightSpeechNotes = defineOfferPlace<ComponentType>('app.lightSpeechNotes')
