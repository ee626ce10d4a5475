import type { SingleSignOn, UserAutoProvisioning } from '@vireo/contracts/sso'
import { unixSecondsOrNull } from '#kernel/formats/unix-seconds.ts'
import type { DescribedRules } from './describe-rules.ts'

function presentAutoProvisioning({ rules, provisioningEnabledByEmail }: DescribedRules): UserAutoProvisioning {
  return {
    enabled: rules.provisioning_enabled_at !== null,
    enabled_at_unix: unixSecondsOrNull(rules.provisioning_enabled_at),
    enabled_by_user_email: provisioningEnabledByEmail,
  }
}

/** Presents a workspace's rules for signing in. */
export function presentSingleSignOn(described: DescribedRules): SingleSignOn {
  return {
    is_enforced: described.rules.enforced_at !== null,
    user_auto_provisioning: presentAutoProvisioning(described),
    provisioning_role: described.rules.provisioning_role,
  }
}
