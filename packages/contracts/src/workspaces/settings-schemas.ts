import { z } from 'zod'
import { BillingProviderName, Subscription, Tier } from '../users/index.ts'
import { groupPermissions } from './group-permissions.ts'

/** Sessions may end after at least a minute, and live 30 days at most. */
export const inactivityTimeoutSeconds = { min: 60, max: 2_592_000 } as const

/** How many webhooks one kind of news may go to. */
const WebhookIds = z.array(z.string().max(64)).max(20)

/** A workspace as its members see it. */
export const Workspace = z.object({
  workspace_id: z.string(),
  name: z.string(),
  owner_id: z.string(),
  created_at_unix: z.number().int(),
  subscription: Subscription,
  /** Which workspace pays for this one; null where it pays itself, and for those who are no admins. */
  consolidated_billing: z.object({ charge_workspace_id: z.string() }).nullable(),
  /** What is subscribed, and where; null where nothing is, and for those who are no admins, as all of these. */
  payment_provider: z
    .object({
      provider: BillingProviderName,
      /** In seconds; null while it goes on. */
      subscription: z.object({ cancel_at: z.number().int().nullable() }),
      /** What happens at the end of the paid period. */
      subscription_schedule: z
        .object({ metadata: z.object({ type: z.literal('downgrade'), downgrade_to: Tier }) })
        .nullable(),
    })
    .nullable(),
  gcp_marketplace: z.object({ account_id: z.string() }).nullable(),
  /** The workspaces that this one pays for. */
  reporting_workspaces: z.array(z.string()),
  /** Where what is earned here is paid out to. */
  payouts: z.object({ provider: z.string(), account_id: z.string() }).nullable(),
  max_seats: z.number().int(),
  storing_shared_files_on_user: z.boolean(),
  training_opt_out: z.object({
    training_opt_out: z.boolean(),
    /** Null while nobody decided and the tier does. */
    timestamp_unix: z.number().int().nullable(),
  }),
  /** Which dictionaries of pronunciation speech is said with where a request names none. */
  pronunciation_dictionary_locators: z.array(
    z.object({ pronunciation_dictionary_id: z.string(), version_id: z.string().nullable() }),
  ),
  /** In seconds; null where sessions do not end from inactivity. */
  session_inactivity_timeout: z.number().int().nullable(),
  /** What every member may, whatever their role. */
  all_members_permissions: z.array(z.enum(groupPermissions)),
  voice_library_removal_notice_webhook_ids: z.array(z.string()),
  speech_to_text_webhook_ids: z.array(z.string()),
  user_auto_provisioning: z.object({
    enabled: z.boolean(),
    enabled_at_unix: z.number().int().nullable(),
    enabled_by_user_email: z.string().nullable(),
  }),
  mfa_required_for_users: z.boolean(),
  /** Whether the plan has what only enterprises need: a required second factor, the log to take along, single sign-on. */
  has_enterprise_features: z.boolean(),
})
export type Workspace = z.infer<typeof Workspace>

/** What is to change; what is left out stays as it is. */
export const WorkspaceChange = z.object({
  name: z.string().trim().min(1).max(100).optional(),
  training_opt_out: z.boolean().optional(),
  storing_shared_files_on_user: z.boolean().optional(),
  session_inactivity_timeout: z
    .number()
    .int()
    .min(inactivityTimeoutSeconds.min)
    .max(inactivityTimeoutSeconds.max)
    .nullish(),
  mfa_required_for_users: z.boolean().optional(),
  voice_library_removal_notice_webhook_ids: WebhookIds.optional(),
  speech_to_text_webhook_ids: WebhookIds.optional(),
  pronunciation_dictionary_locators: z
    .array(z.object({ pronunciation_dictionary_id: z.string().max(64), version_id: z.string().max(64).nullish() }))
    .max(3)
    .optional(),
})
export type WorkspaceChange = z.infer<typeof WorkspaceChange>

/** Members whose account has no second factor. */
export const UsersWithoutMfa = z.object({
  users: z.array(z.object({ user_id: z.string(), email: z.string(), first_name: z.string().nullable() })),
})
export type UsersWithoutMfa = z.infer<typeof UsersWithoutMfa>
