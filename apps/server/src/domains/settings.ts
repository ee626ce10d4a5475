// Made by `npm run generate` from the manifests of the slices (slice.ts), in the order of the product map.
import { usersSettings } from './foundation/users/instance-settings.ts'
import { mailSettings } from './foundation/mail/instance-settings.ts'
import { identitySettings } from './foundation/identity/instance-settings.ts'
import { ssoSettings } from './workspace/sso/instance-settings.ts'
import { plansSettings } from './billing/plans/instance-settings.ts'
import { usageSettings } from './billing/usage/instance-settings.ts'
import { voicesSettings } from './voices/voices/instance-settings.ts'
import { sharingSettings } from './history/sharing/instance-settings.ts'
import { billingSettings } from './billing/billing/instance-settings.ts'
import { voiceLibrarySettings } from './voices/voice-library/instance-settings.ts'
import { sellingSettings } from './publish/selling/instance-settings.ts'
import { visitsSettings } from './newcomers/visits/instance-settings.ts'
import { referralSettings } from './newcomers/referral/instance-settings.ts'
import { landingSettings } from './newcomers/landing/instance-settings.ts'

/** The settings of every slice that has some, those that others use before those others. */
export const settingsOfSlices = {
  users: usersSettings,
  mail: mailSettings,
  identity: identitySettings,
  sso: ssoSettings,
  plans: plansSettings,
  usage: usageSettings,
  voices: voicesSettings,
  sharing: sharingSettings,
  billing: billingSettings,
  'voice-library': voiceLibrarySettings,
  selling: sellingSettings,
  visits: visitsSettings,
  referral: referralSettings,
  landing: landingSettings,
} as const
