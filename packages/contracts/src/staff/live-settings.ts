import { z } from 'zod'
import { defineEndpoint } from '../kit/index.ts'
import { StaffReason } from './schemas.ts'

/** Settings of the instance that may change while it runs: each is read anew whenever it counts. */
export const LiveSettings = z.object({
  sign_up: z.enum(['open', 'invite', 'closed']),
  /** Null leaves it to the accounts that administer the instance. */
  contact_mail: z.email().max(254).nullable(),
  reviews_published_voices: z.boolean(),
  moderated_terms: z.array(z.string().trim().min(1).max(100)).max(500),
  referral_reward_credits: z.number().int().min(0).max(1_000_000_000),
  author_share_percent: z.number().int().min(0).max(100),
})
export type LiveSettings = z.infer<typeof LiveSettings>
export type LiveSettingName = keyof LiveSettings

/** The environment variable of each, which wins where it is set. */
export const liveSettingVariables: Readonly<Record<LiveSettingName, string>> = {
  sign_up: 'VIREO_SIGN_UP',
  contact_mail: 'VIREO_CONTACT_MAIL',
  reviews_published_voices: 'VIREO_REVIEW_PUBLISHED_VOICES',
  moderated_terms: 'VIREO_MODERATED_TERMS',
  referral_reward_credits: 'VIREO_REFERRAL_REWARD_CREDITS',
  author_share_percent: 'VIREO_AUTHOR_SHARE_PERCENT',
}

/** Who decides a setting: the environment, whoever set it on the screen, or nobody. */
const Source = z.enum(['environment', 'stored', 'default'])

export const LiveSettingsState = z.object({
  values: LiveSettings,
  sources: z.object({
    sign_up: Source,
    contact_mail: Source,
    reviews_published_voices: Source,
    moderated_terms: Source,
    referral_reward_credits: Source,
    author_share_percent: Source,
  }),
})
export type LiveSettingsState = z.infer<typeof LiveSettingsState>

const state = { status: 200, schema: LiveSettingsState } as const

export const liveSettingsEndpoints = {
  getSettings: defineEndpoint({
    id: 'staff.getSettings',
    method: 'GET',
    path: '/v1/admin/settings',
    summary: 'Get the settings of the instance that may change while it runs',
    access: 'signed-in',
    success: state,
    errors: ['operator_only'],
  }),
  changeSettings: defineEndpoint({
    id: 'staff.changeSettings',
    method: 'PATCH',
    path: '/v1/admin/settings',
    summary: 'Change settings of the instance, or leave them to their defaults again; without a restart',
    access: 'signed-in',
    body: z.object({
      changes: LiveSettings.partial().default({}),
      /** What is left to its default again. */
      reset: z.array(LiveSettings.keyof()).max(20).default([]),
      reason: StaffReason,
    }),
    success: state,
    errors: ['operator_only', 'setting_in_environment'],
  }),
} as const
