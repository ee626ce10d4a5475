import type { Currency, Tier } from '@vireo/contracts/users'

/** What a plan allows. Whatever a plan entitles to is asked of these fields, never of an order of tiers. */
export type Entitlements = {
  /** Credits given at the start of every period. */
  readonly creditsPerPeriod: number | 'unlimited'
  /** Credits that may be used in a period beyond plan and grants. */
  readonly extensionCredits: number | 'unlimited'
  /** Generations at once, by the column the model belongs to. */
  readonly concurrency: { readonly multilingual: number; readonly turbo: number }
  readonly voices: number
  readonly professionalVoices: number
  readonly instantCloning: boolean
  readonly mp3BitrateKbpsMax: 128 | 192
  /** Room for recordings. */
  readonly storageBytes: number | 'unlimited'
  /** Highest sample rate of PCM and WAV answers. */
  readonly pcmSampleRateHzMax: 32_000 | 48_000
  /** People in the workspace, unless it carries a number of its own. */
  readonly seats: number
  /** Single sign-on and its kin. */
  readonly enterpriseFeatures: boolean
  readonly commercialLicence: boolean
  readonly studio: boolean
  readonly dubbingStudio: boolean
  readonly audioNative: boolean
}

/** Integers in the minor unit. */
export type Amounts = Readonly<Record<Currency, number>>

export type Prices = {
  readonly monthly: Amounts
  readonly annual: Amounts
  /** Off the first month of people who never had a paid plan. */
  readonly firstMonthPercentOff: number | null
}

/** What extra credits cost, where a plan sells them. */
export type ExtraCredits = {
  /** For a thousand credits, in tenths of the minor unit: 285 is 0.285 of the currency. */
  readonly perThousandTenths: Amounts
  /** The same for one credit in units of the currency, as price lists write it. Nothing is computed from it. */
  readonly perCredit: Readonly<Record<Currency, number>>
  /** Extra credits are charged as soon as they cost this much, the rest at the end of the period. */
  readonly billingThreshold: Amounts
}

/** A plan as it is or was sold. Never changed once published: another price is another version. */
export type PlanVersion = {
  readonly tier: Tier
  readonly version: number
  readonly type: 'individual' | 'company' | 'grant'
  readonly description: string
  /** Null is not for sale: what operators give. */
  readonly prices: Prices | null
  readonly extraCredits: ExtraCredits | null
  /** Speech that a month's credits make, roughly. */
  readonly audioMinutes: number | null
  readonly conversationalAiMinutes: number | null
  readonly recommended: boolean
  readonly entitlements: Entitlements
}
