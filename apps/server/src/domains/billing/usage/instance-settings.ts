import { z } from 'zod'
import { defineSettings } from '#settings/define-settings.ts'

/** Settings of usage: limits in place of those of plans. */
export const usageSettings = defineSettings({
  VIREO_CONCURRENCY_OVERRIDE: {
    schema: z.coerce.number().int().min(1).optional(),
    doc: 'Replaces every plan’s limit of simultaneous generations.',
  },
  VIREO_STORAGE_LIMIT_GB: {
    schema: z.coerce.number().min(0).max(1_000_000).optional(),
    doc: 'Room for the recordings of each workspace in gigabytes, in place of its plan’s. 0 is without a bound.',
  },
})
