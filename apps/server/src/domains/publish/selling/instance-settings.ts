import { z } from 'zod'
import { defineSettings } from '#settings/define-settings.ts'

/** Settings of selling: what authors get. */
export const sellingSettings = defineSettings({
  VIREO_AUTHOR_SHARE_PERCENT: {
    schema: z.coerce.number().int().min(0).max(100).default(100),
    doc: 'What authors get of what is left of a sale after refunds, in percent; what the payment provider keeps is theirs to bear. Holds for what is bought from then on.',
  },
})
