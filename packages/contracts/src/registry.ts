// Made by `npm run generate` from the manifests of the slices (slice.ts), in the order of the product map.
import type { z } from 'zod'
import { actKinds, commonErrors, type ErrorEntry } from './kit/index.ts'
import { usersContract } from './users/slice.ts'
import { mailContract } from './mail/slice.ts'
import { actionsContract } from './actions/slice.ts'
import { notificationsContract } from './notifications/slice.ts'
import { identityContract } from './identity/slice.ts'
import { workspacesContract } from './workspaces/slice.ts'
import { privacyContract } from './privacy/slice.ts'
import { ssoContract } from './sso/slice.ts'
import { resourcesContract } from './resources/slice.ts'
import { historyContract } from './history/slice.ts'
import { plansContract } from './plans/slice.ts'
import { usageContract } from './usage/slice.ts'
import { voicesContract } from './voices/slice.ts'
import { pronunciationContract } from './pronunciation/slice.ts'
import { speechContract } from './speech/slice.ts'
import { onboardingContract } from './onboarding/slice.ts'
import { auditContract } from './audit/slice.ts'
import { serviceAccountsContract } from './service-accounts/slice.ts'
import { sharingContract } from './sharing/slice.ts'
import { assetsContract } from './assets/slice.ts'
import { webhooksContract } from './webhooks/slice.ts'
import { billingContract } from './billing/slice.ts'
import { voiceLibraryContract } from './voice-library/slice.ts'
import { voiceVerificationContract } from './voice-verification/slice.ts'
import { voiceDesignContract } from './voice-design/slice.ts'
import { instantCloningContract } from './instant-cloning/slice.ts'
import { professionalCloningContract } from './professional-cloning/slice.ts'
import { audioNativeContract } from './audio-native/slice.ts'
import { sellingContract } from './selling/slice.ts'
import { publishingContract } from './publishing/slice.ts'
import { profilesContract } from './profiles/slice.ts'
import { alignmentContract } from './alignment/slice.ts'
import { classifierContract } from './classifier/slice.ts'
import { isolationContract } from './isolation/slice.ts'
import { enginesContract } from './engines/slice.ts'
import { transcriptionContract } from './transcription/slice.ts'
import { productionsContract } from './productions/slice.ts'
import { workbenchContract } from './workbench/slice.ts'
import { staffContract } from './staff/slice.ts'
import { impactProgramContract } from './impact-program/slice.ts'
import { soundEffectsContract } from './sound-effects/slice.ts'
import { musicContract } from './music/slice.ts'
import { visitsContract } from './visits/slice.ts'
import { referralContract } from './referral/slice.ts'
import { landingContract } from './landing/slice.ts'

/** Every manifest, by slice. */
export const contracts = {
  users: usersContract,
  mail: mailContract,
  actions: actionsContract,
  notifications: notificationsContract,
  identity: identityContract,
  workspaces: workspacesContract,
  privacy: privacyContract,
  sso: ssoContract,
  resources: resourcesContract,
  history: historyContract,
  plans: plansContract,
  usage: usageContract,
  voices: voicesContract,
  pronunciation: pronunciationContract,
  speech: speechContract,
  onboarding: onboardingContract,
  audit: auditContract,
  serviceAccounts: serviceAccountsContract,
  sharing: sharingContract,
  assets: assetsContract,
  webhooks: webhooksContract,
  billing: billingContract,
  voiceLibrary: voiceLibraryContract,
  voiceVerification: voiceVerificationContract,
  voiceDesign: voiceDesignContract,
  instantCloning: instantCloningContract,
  professionalCloning: professionalCloningContract,
  audioNative: audioNativeContract,
  selling: sellingContract,
  publishing: publishingContract,
  profiles: profilesContract,
  alignment: alignmentContract,
  classifier: classifierContract,
  isolation: isolationContract,
  engines: enginesContract,
  transcription: transcriptionContract,
  productions: productionsContract,
  workbench: workbenchContract,
  staff: staffContract,
  impactProgram: impactProgramContract,
  soundEffects: soundEffectsContract,
  music: musicContract,
  visits: visitsContract,
  referral: referralContract,
  landing: landingContract,
} as const

/** Every HTTP endpoint of the product, by slice. */
export const api = {
  users: usersContract.endpoints,
  mail: mailContract.endpoints,
  actions: actionsContract.endpoints,
  notifications: notificationsContract.endpoints,
  identity: identityContract.endpoints,
  workspaces: workspacesContract.endpoints,
  privacy: privacyContract.endpoints,
  sso: ssoContract.endpoints,
  resources: resourcesContract.endpoints,
  history: historyContract.endpoints,
  plans: plansContract.endpoints,
  usage: usageContract.endpoints,
  voices: voicesContract.endpoints,
  pronunciation: pronunciationContract.endpoints,
  speech: speechContract.endpoints,
  onboarding: onboardingContract.endpoints,
  audit: auditContract.endpoints,
  serviceAccounts: serviceAccountsContract.endpoints,
  sharing: sharingContract.endpoints,
  assets: assetsContract.endpoints,
  webhooks: webhooksContract.endpoints,
  billing: billingContract.endpoints,
  voiceLibrary: voiceLibraryContract.endpoints,
  voiceVerification: voiceVerificationContract.endpoints,
  voiceDesign: voiceDesignContract.endpoints,
  instantCloning: instantCloningContract.endpoints,
  professionalCloning: professionalCloningContract.endpoints,
  audioNative: audioNativeContract.endpoints,
  selling: sellingContract.endpoints,
  publishing: publishingContract.endpoints,
  profiles: profilesContract.endpoints,
  alignment: alignmentContract.endpoints,
  classifier: classifierContract.endpoints,
  isolation: isolationContract.endpoints,
  engines: enginesContract.endpoints,
  transcription: transcriptionContract.endpoints,
  productions: productionsContract.endpoints,
  workbench: workbenchContract.endpoints,
  staff: staffContract.endpoints,
  impactProgram: impactProgramContract.endpoints,
  soundEffects: soundEffectsContract.endpoints,
  music: musicContract.endpoints,
  visits: visitsContract.endpoints,
  referral: referralContract.endpoints,
  landing: landingContract.endpoints,
} as const

/** Every WebSocket channel of the product, by slice. */
export const channels = {
  speech: speechContract.channels,
  transcription: transcriptionContract.channels,
} as const

const allErrors = {
  ...commonErrors,
  ...usersContract.errors,
  ...actionsContract.errors,
  ...notificationsContract.errors,
  ...identityContract.errors,
  ...workspacesContract.errors,
  ...privacyContract.errors,
  ...ssoContract.errors,
  ...resourcesContract.errors,
  ...historyContract.errors,
  ...plansContract.errors,
  ...usageContract.errors,
  ...voicesContract.errors,
  ...pronunciationContract.errors,
  ...speechContract.errors,
  ...onboardingContract.errors,
  ...auditContract.errors,
  ...serviceAccountsContract.errors,
  ...sharingContract.errors,
  ...assetsContract.errors,
  ...webhooksContract.errors,
  ...billingContract.errors,
  ...voiceLibraryContract.errors,
  ...voiceVerificationContract.errors,
  ...voiceDesignContract.errors,
  ...instantCloningContract.errors,
  ...professionalCloningContract.errors,
  ...audioNativeContract.errors,
  ...sellingContract.errors,
  ...publishingContract.errors,
  ...profilesContract.errors,
  ...alignmentContract.errors,
  ...classifierContract.errors,
  ...isolationContract.errors,
  ...enginesContract.errors,
  ...transcriptionContract.errors,
  ...productionsContract.errors,
  ...workbenchContract.errors,
  ...staffContract.errors,
  ...impactProgramContract.errors,
  ...soundEffectsContract.errors,
  ...musicContract.errors,
  ...visitsContract.errors,
  ...referralContract.errors,
  ...landingContract.errors,
}

export type ErrorCode = keyof typeof allErrors

/** Every failure a caller can be told about, by its code. */
export const errorCatalogue: Readonly<Record<ErrorCode, ErrorEntry>> = allErrors

/** Every fact that travels through the outbox, by name. */
export const eventSchemas = {
  ...identityContract.events,
  ...workspacesContract.events,
  ...resourcesContract.events,
  ...historyContract.events,
  ...usageContract.events,
  ...voicesContract.events,
  ...speechContract.events,
  ...onboardingContract.events,
  ...sharingContract.events,
  ...billingContract.events,
  ...voiceLibraryContract.events,
  ...voiceDesignContract.events,
  ...professionalCloningContract.events,
  ...productionsContract.events,
  ...referralContract.events,
} as const

/** Everything that webhooks can be told about, by the `type` in the body. */
export const publicEvents = {
  ...identityContract.publicEvents,
  ...workspacesContract.publicEvents,
  ...resourcesContract.publicEvents,
  ...historyContract.publicEvents,
  ...voicesContract.publicEvents,
  ...billingContract.publicEvents,
  ...voiceLibraryContract.publicEvents,
  ...professionalCloningContract.publicEvents,
  ...productionsContract.publicEvents,
} as const

/** The prefix of the ids of every kind of thing. */
export const idPrefixes = {
  // Of the kernel.
  request: 'req',
  event: 'evt',
  job: 'job',
  auditEntry: 'audit',
  ...usersContract.ids,
  ...mailContract.ids,
  ...actionsContract.ids,
  ...notificationsContract.ids,
  ...identityContract.ids,
  ...workspacesContract.ids,
  ...privacyContract.ids,
  ...ssoContract.ids,
  ...historyContract.ids,
  ...usageContract.ids,
  ...voicesContract.ids,
  ...pronunciationContract.ids,
  ...onboardingContract.ids,
  ...sharingContract.ids,
  ...assetsContract.ids,
  ...webhooksContract.ids,
  ...billingContract.ids,
  ...voiceVerificationContract.ids,
  ...voiceDesignContract.ids,
  ...instantCloningContract.ids,
  ...professionalCloningContract.ids,
  ...audioNativeContract.ids,
  ...sellingContract.ids,
  ...publishingContract.ids,
  ...isolationContract.ids,
  ...enginesContract.ids,
  ...transcriptionContract.ids,
  ...productionsContract.ids,
  ...impactProgramContract.ids,
  ...soundEffectsContract.ids,
  ...musicContract.ids,
  ...visitsContract.ids,
} as const

export type AuditAction = keyof typeof actKinds

/** Every privileged act that is written down. */
export const auditActions = Object.keys(actKinds) as readonly AuditAction[]

export type EventName = keyof typeof eventSchemas
export type EventPayload<N extends EventName> = z.output<(typeof eventSchemas)[N]>
