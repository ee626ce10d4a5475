import type { Currency, Tier } from '@vireo/contracts/users'

/** What a plan allows. Ask these fields for entitlements, never an order of tiers. */
export type Entitlements = {
  /** Credits given at the start of every period. */
  readonly creditsPerPeriod: number | 'unlimited'
  /** Credits that may be used in a period beyond plan and grants. */
  readonly extensionCredits: number | 'unlimited'
  /** Concurrent generations, by the model's group. */
  readonly concurrency: { readonly multilingual: number; readonly turbo: number }
  readonly voices: number
  readonly professionalVoices: number
  readonly instantCloning: boolean
  readonly mp3BitrateKbpsMax: 128 | 192
  /** Bytes of recordings that may be kept. */
  readonly storageBytes: number | 'unlimited'
  /** The highest sample rate of PCM and WAV, in hertz. */
  readonly pcmSampleRateHzMax: 32_000 | 48_000
  /** People who may belong to the workspace, unless a number of its own was agreed. */
  readonly seats: number
  /** Whether single sign-on and the like are included. */
  readonly enterpriseFeatures: boolean
  readonly commercialLicence: boolean
  readonly studio: boolean
  readonly dubbingStudio: boolean
  readonly audioNative: boolean
}

/** Amounts in the minor unit, as integers. */
export type Amounts = Readonly<Record<Currency, number>>

export type Prices = {
  readonly monthly: Amounts
  readonly annual: Amounts
  /** Percentage off the first month for people who never had a paid plan. */
  readonly firstMonthPercentOff: number | null
}

/** The price of overage, where a plan sells it. */
export type Overage = {
  /** For a thousand credits, in tenths of the minor unit: 285 is 0.285 of the currency. */
  readonly perThousandTenths: Amounts
  /** The same price for one credit in units of the currency, as price lists write it; not for computing. */
  readonly perCredit: Readonly<Record<Currency, number>>
  /** Overage is charged as soon as it costs this much, the rest at the end of the period. */
  readonly billingThreshold: Amounts
}

/** A plan as it is or was sold. Never changed once published: another price is another version. */
export type PlanVersion = {
  readonly tier: Tier
  readonly version: number
  readonly type: 'individual' | 'company' | 'grant'
  readonly description: string
  /** Null for a plan that is not for sale but given by operators. */
  readonly prices: Prices | null
  readonly overage: Overage | null
  /** Minutes of speech that a month's credits make, roughly. */
  readonly audioMinutes: number | null
  readonly conversationalAiMinutes: number | null
  readonly recommended: boolean
  readonly entitlements: Entitlements
}
