import { tiers } from '@vireo/contracts/users'
import { z } from 'zod'
import { defineSettings } from '#settings/define-settings.ts'

/** Settings of plans: the one of new workspaces, and the credits of grants. */
export const plansSettings = defineSettings({
  VIREO_DEFAULT_TIER: { schema: z.enum(tiers).default('free'), doc: 'Plan of a new workspace.' },
  VIREO_GRANT_TIER_1_CREDITS: {
    schema: z.coerce.number().int().min(1).max(1_000_000_000_000).default(33_000_000),
    doc: 'Credits a month of a workspace on the grant tier 1; a change holds from the next month of each.',
  },
  VIREO_GRANT_TIER_2_CREDITS: {
    schema: z.coerce.number().int().min(1).max(1_000_000_000_000).default(66_000_000),
    doc: 'The same for the grant tier 2.',
  },
})
