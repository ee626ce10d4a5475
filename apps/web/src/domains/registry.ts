// Made by `npm run generate` from the manifests of the slices (slice.ts), in the order of the product map.
import type { WebSlice } from './slice.ts'
import { notificationsSlice } from './foundation/notifications/slice.ts'
import { identitySlice } from './foundation/identity/slice.ts'
import { workspacesSlice } from './foundation/workspaces/slice.ts'
import { privacySlice } from './account/privacy/slice.ts'
import { ssoSlice } from './workspace/sso/slice.ts'
import { usageSlice } from './billing/usage/slice.ts'
import { voicesSlice } from './voices/voices/slice.ts'
import { pronunciationSlice } from './speech/pronunciation/slice.ts'
import { speechSlice } from './speech/speech/slice.ts'
import { onboardingSlice } from './account/onboarding/slice.ts'
import { auditSlice } from './workspace/audit/slice.ts'
import { serviceAccountsSlice } from './workspace/service-accounts/slice.ts'
import { sharingSlice } from './history/sharing/slice.ts'
import { webhooksSlice } from './developers/webhooks/slice.ts'
import { billingSlice } from './billing/billing/slice.ts'
import { voiceLibrarySlice } from './voices/voice-library/slice.ts'
import { voiceDesignSlice } from './voices/voice-design/slice.ts'
import { instantCloningSlice } from './voices/instant-cloning/slice.ts'
import { professionalCloningSlice } from './voices/professional-cloning/slice.ts'
import { audioNativeSlice } from './publish/audio-native/slice.ts'
import { sellingSlice } from './publish/selling/slice.ts'
import { publishingSlice } from './publish/publishing/slice.ts'
import { profilesSlice } from './publish/profiles/slice.ts'
import { classifierSlice } from './listening/classifier/slice.ts'
import { isolationSlice } from './listening/isolation/slice.ts'
import { enginesSlice } from './instance/engines/slice.ts'
import { transcriptionSlice } from './listening/transcription/slice.ts'
import { productionsSlice } from './listening/productions/slice.ts'
import { workbenchSlice } from './listening/workbench/slice.ts'
import { staffSlice } from './instance/staff/slice.ts'
import { impactProgramSlice } from './instance/impact-program/slice.ts'
import { soundEffectsSlice } from './sound/sound-effects/slice.ts'
import { musicSlice } from './sound/music/slice.ts'
import { visitsSlice } from './newcomers/visits/slice.ts'
import { referralSlice } from './newcomers/referral/slice.ts'

/** Every slice of the product, those that others use before those others. */
export const slices: readonly WebSlice[] = [
  notificationsSlice,
  identitySlice,
  workspacesSlice,
  privacySlice,
  ssoSlice,
  usageSlice,
  voicesSlice,
  pronunciationSlice,
  speechSlice,
  onboardingSlice,
  auditSlice,
  serviceAccountsSlice,
  sharingSlice,
  webhooksSlice,
  billingSlice,
  voiceLibrarySlice,
  voiceDesignSlice,
  instantCloningSlice,
  professionalCloningSlice,
  audioNativeSlice,
  sellingSlice,
  publishingSlice,
  profilesSlice,
  classifierSlice,
  isolationSlice,
  enginesSlice,
  transcriptionSlice,
  productionsSlice,
  workbenchSlice,
  staffSlice,
  impactProgramSlice,
  soundEffectsSlice,
  musicSlice,
  visitsSlice,
  referralSlice,
]
