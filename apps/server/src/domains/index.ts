import { actionsSlice } from './actions/index.ts'
import { auditSlice } from './audit/index.ts'
import { billingSlice } from './billing/index.ts'
import { historySlice } from './history/index.ts'
import { identitySlice } from './identity/index.ts'
import { mailSlice } from './mail/index.ts'
import { notificationsSlice } from './notifications/index.ts'
import { plansSlice } from './plans/index.ts'
import { privacySlice } from './privacy/index.ts'
import { resourcesSlice } from './resources/index.ts'
import { serviceAccountsSlice } from './service-accounts/index.ts'
import type { Slice } from './slice.ts'
import { speechSlice } from './speech/index.ts'
import { ssoSlice } from './sso/index.ts'
import { usageSlice } from './usage/index.ts'
import { usersSlice } from './users/index.ts'
import { voicesSlice } from './voices/index.ts'
import { webhooksSlice } from './webhooks/index.ts'
import { workspacesSlice } from './workspaces/index.ts'
import { voiceLibrarySlice } from './voice-library/index.ts'
import { voiceDesignSlice } from './voice-design/index.ts'
import { instantCloningSlice } from './instant-cloning/index.ts'
import { professionalCloningSlice } from './professional-cloning/index.ts'
import { voiceVerificationSlice } from './voice-verification/index.ts'

/** Every slice of the product, in the order of the product map. */
export const slices: readonly Slice[] = [
  usersSlice,
  mailSlice,
  actionsSlice,
  notificationsSlice,
  identitySlice,
  workspacesSlice,
  privacySlice,
  ssoSlice,
  serviceAccountsSlice,
  auditSlice,
  resourcesSlice,
  webhooksSlice,
  plansSlice,
  usageSlice,
  billingSlice,
  historySlice,
  voicesSlice,
  voiceLibrarySlice,
  voiceVerificationSlice,
  speechSlice,
  voiceDesignSlice,
  instantCloningSlice,
  professionalCloningSlice,
]
