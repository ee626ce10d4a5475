import type { Workspace } from '@vireo/contracts/workspaces'
import { unixSeconds, unixSecondsOrNull } from '#kernel/formats/unix-seconds.ts'
import type { WorkspacePaying } from '../hooks.ts'
import type { WorkspaceDocument } from './get-workspace.ts'

/** Presents a workspace with its subscription, seats and settings. */
export function presentWorkspace(document: WorkspaceDocument): Workspace {
  const { settings, subscription, seatsMax, autoProvisioning, hasEnterpriseFeatures, paying } = document
  return {
    workspace_id: settings.id,
    name: settings.name,
    owner_id: settings.owner_id,
    created_at_unix: unixSeconds(settings.created_at),
    subscription,
    ...presentPaying(paying),
    max_seats: seatsMax,
    storing_shared_files_on_user: settings.storing_shared_files_on_user,
    training_opt_out: {
      training_opt_out: settings.training_opt_out ?? hasEnterpriseFeatures,
      timestamp_unix: unixSecondsOrNull(settings.training_opt_out_at),
    },
    pronunciation_dictionary_locators: settings.pronunciation_dictionary_locators.map((locator) => ({
      pronunciation_dictionary_id: locator.pronunciation_dictionary_id,
      version_id: locator.version_id ?? null,
    })),
    session_inactivity_timeout: settings.session_inactivity_timeout_seconds,
    all_members_permissions: [...(settings.all_members_permissions ?? [])],
    voice_library_removal_notice_webhook_ids: [...settings.voice_library_removal_notice_webhook_ids],
    speech_to_text_webhook_ids: [...settings.speech_to_text_webhook_ids],
    user_auto_provisioning: {
      enabled: autoProvisioning.enabled,
      enabled_at_unix: unixSecondsOrNull(autoProvisioning.enabledAt),
      enabled_by_user_email: autoProvisioning.enabledByEmail,
    },
    mfa_required_for_users: settings.mfa_required_for_users,
    has_enterprise_features: hasEnterpriseFeatures,
  }
}

type Paying = Pick<
  Workspace,
  'payment_provider' | 'gcp_marketplace' | 'consolidated_billing' | 'reporting_workspaces' | 'payouts'
>

/** Presents how a workspace is paid; empty for callers who are no admins. */
function presentPaying(paying: WorkspacePaying | undefined): Paying {
  const { chargeWorkspaceId, reportingWorkspaceIds = [], marketplaceAccountRef, payouts, subscribed } = paying ?? {}
  return {
    payment_provider: subscribed
      ? {
          provider: subscribed.provider,
          subscription: { cancel_at: unixSecondsOrNull(subscribed.cancelAt) },
          subscription_schedule:
            subscribed.downgradeTo === null
              ? null
              : { metadata: { type: 'downgrade', downgrade_to: subscribed.downgradeTo } },
        }
      : null,
    gcp_marketplace: marketplaceAccountRef === undefined ? null : { account_id: marketplaceAccountRef },
    consolidated_billing: chargeWorkspaceId === undefined ? null : { charge_workspace_id: chargeWorkspaceId },
    reporting_workspaces: [...reportingWorkspaceIds],
    payouts: payouts ? { provider: payouts.provider, account_id: payouts.accountRef } : null,
  }
}
