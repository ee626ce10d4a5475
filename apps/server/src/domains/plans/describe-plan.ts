import type { Currency } from '@vireo/contracts'
import type { PlanVersion } from './plan-version.ts'

const number = new Intl.NumberFormat('en-US')

/** A price of extra credits, `$0.30` or `0.285€`: the one place where less than a cent is written. */
function perThousand(tenths: number, currency: Currency): string {
  const text = (tenths / 1000).toFixed(tenths % 10 === 0 ? 2 : 3)
  return currency === 'usd' ? `$${text}` : `${text}€`
}

/** Credits of a month as a sentence. */
export function creditsText({ entitlements }: PlanVersion): string {
  const { creditsPerPeriod } = entitlements
  return creditsPerPeriod === 'unlimited' ? 'Unlimited credits' : `${number.format(creditsPerPeriod)} credits a month`
}

/** What a plan comes with, as a list that people read. All of it follows from the plan's fields. */
export function featuresOf(plan: PlanVersion, currency: Currency): string[] {
  const { entitlements, overage, audioMinutes } = plan
  const { seats, voices, professionalVoices, concurrency } = entitlements
  const minutes = audioMinutes === null ? [] : [`About ${number.format(audioMinutes)} minutes of speech`]
  return [
    creditsText(plan),
    ...minutes,
    `${number.format(voices)} voices of your own`,
    ...(entitlements.instantCloning ? ['Instant voice cloning'] : []),
    ...(professionalVoices === 1 ? ['1 professional voice clone'] : []),
    ...(professionalVoices > 1 ? [`${professionalVoices} professional voice clones`] : []),
    `${concurrency.multilingual} generations at once, ${concurrency.turbo} with fast models`,
    ...(entitlements.mp3BitrateKbpsMax === 192 ? ['192 kbps recordings'] : []),
    ...(entitlements.pcmSampleRateHzMax === 48_000 ? ['44.1 kHz PCM'] : []),
    ...(entitlements.commercialLicence ? ['Commercial licence'] : []),
    ...(seats > 1 ? [`${seats} seats`] : []),
    ...(overage ? [`Extra credits for ${perThousand(overage.perThousandTenths[currency], currency)} per 1,000`] : []),
  ]
}

/** What is taken off the first month, said as a badge; null where nothing is. */
export function firstMonthMessage({ prices }: PlanVersion): string | null {
  return prices?.firstMonthPercentOff ? `First month ${prices.firstMonthPercentOff}% off` : null
}

/** What the first month costs after that. */
export function firstMonthPrice({ prices }: PlanVersion, currency: Currency): number | null {
  if (!prices?.firstMonthPercentOff) return null
  const price = prices.monthly[currency]
  return price - Math.round((price * prices.firstMonthPercentOff) / 100)
}

/** How many months of a year cost nothing when it is paid at once. */
export function annualMessage({ prices }: PlanVersion): string | null {
  if (!prices || prices.monthly.usd === 0) return null
  const free = 12 - prices.annual.usd / prices.monthly.usd
  return free > 0 ? `${free} months free` : null
}
