import type { ComponentType } from 'react'

import { defineOfferPlace } from '#kit/offers.ts'

/** What slices above add beside the title of the list of all voices: a button each. */
export const besideVoices = defineOfferPlace<ComponentType>('voices.besideVoices')

/** What slices above say where a list of voices is empty. */
export const whereVoicesLack = defineOfferPlace<ComponentType>('voices.whereVoicesLack')
