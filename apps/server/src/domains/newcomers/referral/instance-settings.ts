import { z } from 'zod'
import { defineSettings } from '#settings/define-settings.ts'

/** Settings of bringing others. */
export const referralSettings = defineSettings({
  VIREO_REFERRAL_REWARD_CREDITS: {
    schema: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
    doc: 'Credits for whoever brings somebody that pays for the first time. 0, the default, counts and gives nothing.',
  },
})
