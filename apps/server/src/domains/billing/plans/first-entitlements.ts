import { extensionAllowanceOf, seatsByTier } from '@vireo/contracts/plans'
import { type Tier } from '@vireo/contracts/users'
import type { Entitlements } from './plan-version.ts'

type Unseated = Omit<Entitlements, 'seats' | 'extensionCredits'>

const gigabyte = 1_000_000_000

const free: Unseated = {
  creditsPerPeriod: 10_000,
  concurrency: { multilingual: 2, turbo: 4 },
  voices: 3,
  professionalVoices: 0,
  instantCloning: false,
  mp3BitrateKbpsMax: 128,
  storageBytes: 2 * gigabyte,
  pcmSampleRateHzMax: 32_000,
  enterpriseFeatures: false,
  commercialLicence: false,
  studio: true,
  dubbingStudio: false,
  audioNative: false,
}

const starter: Unseated = {
  ...free,
  creditsPerPeriod: 30_000,
  concurrency: { multilingual: 3, turbo: 6 },
  voices: 10,
  storageBytes: 10 * gigabyte,
  instantCloning: true,
  commercialLicence: true,
  dubbingStudio: true,
}

const creator: Unseated = {
  ...starter,
  creditsPerPeriod: 100_000,
  concurrency: { multilingual: 5, turbo: 10 },
  voices: 30,
  professionalVoices: 1,
  mp3BitrateKbpsMax: 192,
  storageBytes: 50 * gigabyte,
  audioNative: true,
}

const pro: Unseated = {
  ...creator,
  creditsPerPeriod: 500_000,
  concurrency: { multilingual: 10, turbo: 20 },
  voices: 160,
  pcmSampleRateHzMax: 48_000,
  storageBytes: 250 * gigabyte,
}

const scale: Unseated = {
  ...pro,
  creditsPerPeriod: 2_000_000,
  concurrency: { multilingual: 15, turbo: 30 },
  voices: 660,
  storageBytes: 1000 * gigabyte,
}

const enterprise: Unseated = {
  ...scale,
  creditsPerPeriod: 'unlimited',
  concurrency: { multilingual: 30, turbo: 60 },
  voices: 10_000,
  professionalVoices: 10,
  storageBytes: 'unlimited',
  enterpriseFeatures: true,
}

const byTier: Readonly<Record<Tier, Unseated>> = {
  free,
  starter,
  creator,
  pro,
  growing_business: scale,
  scale_2024_08_10: { ...scale, creditsPerPeriod: 11_000_000, professionalVoices: 3 },
  grant_tier_1_2025_07_23: { ...scale, creditsPerPeriod: 33_000_000 },
  grant_tier_2_2025_07_23: { ...scale, creditsPerPeriod: 66_000_000 },
  trial: enterprise,
  enterprise,
}

/** Returns what the first version of a plan allows. */
export function firstEntitlementsOf(tier: Tier): Entitlements {
  const extension = extensionAllowanceOf(tier)
  return { ...byTier[tier], extensionCredits: extension < 0 ? 'unlimited' : extension, seats: seatsByTier[tier] }
}
