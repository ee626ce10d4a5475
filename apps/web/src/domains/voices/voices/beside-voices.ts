import type { ComponentType } from 'react'

import { defineOfferPlace } from '#kit/offers.ts'

/** What slices above add beside the title of the list of all voices: a button each. */
export const besideVoices = defineOfferPlace<ComponentType>('voices.besideVoices')
