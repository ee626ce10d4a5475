// Made by `npm run generate` from the manifests of the slices (slice.ts), in the order of the product map.
import type { ScreenKeywords } from '#kit/routing/index.ts'
import { notificationsKeywords } from './foundation/notifications/titles/keywords.ts'
import { identityKeywords } from './foundation/identity/titles/keywords.ts'
import { workspacesKeywords } from './foundation/workspaces/titles/keywords.ts'
import { privacyKeywords } from './account/privacy/titles/keywords.ts'
import { usageKeywords } from './billing/usage/titles/keywords.ts'
import { voicesKeywords } from './voices/voices/titles/keywords.ts'
import { pronunciationKeywords } from './speech/pronunciation/titles/keywords.ts'
import { speechKeywords } from './speech/speech/titles/keywords.ts'
import { onboardingKeywords } from './account/onboarding/titles/keywords.ts'
import { auditKeywords } from './workspace/audit/titles/keywords.ts'
import { serviceAccountsKeywords } from './workspace/service-accounts/titles/keywords.ts'
import { sharingKeywords } from './history/sharing/titles/keywords.ts'
import { webhooksKeywords } from './developers/webhooks/titles/keywords.ts'
import { billingKeywords } from './billing/billing/titles/keywords.ts'
import { voiceLibraryKeywords } from './voices/voice-library/titles/keywords.ts'
import { voiceDesignKeywords } from './voices/voice-design/titles/keywords.ts'
import { instantCloningKeywords } from './voices/instant-cloning/titles/keywords.ts'
import { professionalCloningKeywords } from './voices/professional-cloning/titles/keywords.ts'
import { audioNativeKeywords } from './publish/audio-native/titles/keywords.ts'
import { sellingKeywords } from './publish/selling/titles/keywords.ts'
import { publishingKeywords } from './publish/publishing/titles/keywords.ts'
import { profilesKeywords } from './publish/profiles/titles/keywords.ts'
import { classifierKeywords } from './listening/classifier/titles/keywords.ts'
import { isolationKeywords } from './listening/isolation/titles/keywords.ts'
import { enginesKeywords } from './instance/engines/titles/keywords.ts'
import { transcriptionKeywords } from './listening/transcription/titles/keywords.ts'
import { productionsKeywords } from './listening/productions/titles/keywords.ts'
import { staffKeywords } from './instance/staff/titles/keywords.ts'
import { impactProgramKeywords } from './instance/impact-program/titles/keywords.ts'
import { soundEffectsKeywords } from './sound/sound-effects/titles/keywords.ts'
import { musicKeywords } from './sound/music/titles/keywords.ts'
import { visitsKeywords } from './newcomers/visits/titles/keywords.ts'

/** What people type who look for the screens of every slice. Beside the manifests, as it comes with the palette. */
export const keywordsOfSlices: ScreenKeywords = {
  ...notificationsKeywords,
  ...identityKeywords,
  ...workspacesKeywords,
  ...privacyKeywords,
  ...usageKeywords,
  ...voicesKeywords,
  ...pronunciationKeywords,
  ...speechKeywords,
  ...onboardingKeywords,
  ...auditKeywords,
  ...serviceAccountsKeywords,
  ...sharingKeywords,
  ...webhooksKeywords,
  ...billingKeywords,
  ...voiceLibraryKeywords,
  ...voiceDesignKeywords,
  ...instantCloningKeywords,
  ...professionalCloningKeywords,
  ...audioNativeKeywords,
  ...sellingKeywords,
  ...publishingKeywords,
  ...profilesKeywords,
  ...classifierKeywords,
  ...isolationKeywords,
  ...enginesKeywords,
  ...transcriptionKeywords,
  ...productionsKeywords,
  ...staffKeywords,
  ...impactProgramKeywords,
  ...soundEffectsKeywords,
  ...musicKeywords,
  ...visitsKeywords,
}
