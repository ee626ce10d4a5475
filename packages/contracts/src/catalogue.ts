import { actionErrors } from './actions/index.ts'
import { historyErrors } from './history/index.ts'
import { identityErrors } from './identity/index.ts'
import { commonErrors, type ErrorEntry } from './kit/index.ts'
import { notificationErrors } from './notifications/index.ts'
import { privacyErrors } from './privacy/index.ts'
import { speechErrors } from './speech/index.ts'
import { usageErrors } from './usage/index.ts'
import { userErrors } from './users/index.ts'
import { voiceErrors } from './voices/index.ts'
import { workspaceErrors } from './workspaces/index.ts'
import { plansErrors } from './plans/index.ts'
import { resourcesErrors } from './resources/index.ts'
import { auditErrors } from './audit/index.ts'
import { serviceAccountsErrors } from './service-accounts/index.ts'
import { webhooksErrors } from './webhooks/index.ts'
import { ssoErrors } from './sso/index.ts'
import { billingErrors } from './billing/index.ts'
import { voiceLibraryErrors } from './voice-library/index.ts'
import { voiceDesignErrors } from './voice-design/index.ts'
import { instantCloningErrors } from './instant-cloning/index.ts'
import { professionalCloningErrors } from './professional-cloning/index.ts'
import { voiceVerificationErrors } from './voice-verification/index.ts'

const all = {
  ...commonErrors,
  ...userErrors,
  ...notificationErrors,
  ...actionErrors,
  ...identityErrors,
  ...workspaceErrors,
  ...privacyErrors,
  ...usageErrors,
  ...historyErrors,
  ...voiceErrors,
  ...speechErrors,
  ...plansErrors,
  ...resourcesErrors,
  ...auditErrors,
  ...serviceAccountsErrors,
  ...webhooksErrors,
  ...ssoErrors,
  ...billingErrors,
  ...voiceLibraryErrors,
  ...voiceDesignErrors,
  ...instantCloningErrors,
  ...professionalCloningErrors,
  ...voiceVerificationErrors,
}

export type ErrorCode = keyof typeof all

/** Every failure a caller can be told about, by its code. */
export const errorCatalogue: Readonly<Record<ErrorCode, ErrorEntry>> = all
