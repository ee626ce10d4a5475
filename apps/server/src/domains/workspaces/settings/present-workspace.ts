import type { Workspace } from '@vireo/contracts'
import type { WorkspaceDocument } from './get-workspace.ts'

const unix = (at: Date | null) => at && Math.floor(at.getTime() / 1000)

export function presentWorkspace(document: WorkspaceDocument): Workspace {
  const { settings, subscription, seatsMax, autoProvisioning, hasEnterpriseFeatures, chargeWorkspaceId } = document
  return {
    workspace_id: settings.id,
    name: settings.name,
    owner_id: settings.owner_id,
    created_at_unix: Math.floor(settings.created_at.getTime() / 1000),
    subscription,
    consolidated_billing: chargeWorkspaceId === undefined ? null : { charge_workspace_id: chargeWorkspaceId },
    max_seats: seatsMax,
    storing_shared_files_on_user: settings.storing_shared_files_on_user,
    training_opt_out: {
      training_opt_out: settings.training_opt_out ?? hasEnterpriseFeatures,
      timestamp_unix: unix(settings.training_opt_out_at),
    },
    pronunciation_dictionary_locators: [],
    session_inactivity_timeout: settings.session_inactivity_timeout_seconds,
    all_members_permissions: [...(settings.all_members_permissions ?? [])],
    voice_library_removal_notice_webhook_ids: [...settings.voice_library_removal_notice_webhook_ids],
    speech_to_text_webhook_ids: [...settings.speech_to_text_webhook_ids],
    user_auto_provisioning: {
      enabled: autoProvisioning.enabled,
      enabled_at_unix: unix(autoProvisioning.enabledAt),
      enabled_by_user_email: autoProvisioning.enabledByEmail,
    },
    mfa_required_for_users: settings.mfa_required_for_users,
    has_enterprise_features: hasEnterpriseFeatures,
  }
}
