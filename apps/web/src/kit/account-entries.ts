import type { ComponentType } from 'react'

import { defineOfferPlace } from './offers.ts'

/** Entries of the menu behind one's own face, for slices that have one. */
export const accountEntries = defineOfferPlace<ComponentType>('app.accountEntries')
