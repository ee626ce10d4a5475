import { actionsSlice } from '#actions'
import { auditSlice } from '#audit'
import { billingSlice } from '#billing'
import { historySlice } from '#history'
import { identitySlice } from '#identity'
import { mailSlice } from '#mail'
import { notificationsSlice } from '#notifications'
import { plansSlice } from '#plans'
import { privacySlice } from '#privacy'
import { resourcesSlice } from '#resources'
import { serviceAccountsSlice } from '#service-accounts'
import type { Slice } from './slice.ts'
import { speechSlice } from '#speech'
import { ssoSlice } from '#sso'
import { usageSlice } from '#usage'
import { usersSlice } from '#users'
import { voicesSlice } from '#voices'
import { webhooksSlice } from '#webhooks'
import { workspacesSlice } from '#workspaces'
import { voiceLibrarySlice } from '#voice-library'
import { voiceDesignSlice } from '#voice-design'
import { instantCloningSlice } from '#instant-cloning'
import { professionalCloningSlice } from '#professional-cloning'
import { voiceVerificationSlice } from '#voice-verification'

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
