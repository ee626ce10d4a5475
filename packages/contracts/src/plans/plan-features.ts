import type { Currency } from '../users/index.ts'
import type { PlanOffer } from './schemas.ts'

/** What a plan comes with, said in English. The web app says the same in other languages. */
export const planWords = {
  unlimited: 'Unlimited credits',
  credits: (count: string) => `${count} credits a month`,
  minutes: (count: string) => `About ${count} minutes of speech`,
  voices: (count: string) => `${count} voices of your own`,
  cloning: 'Instant voice cloning',
  oneProfessional: '1 professional voice clone',
  professional: (count: string) => `${count} professional voice clones`,
  atOnce: (all: string, fast: string) => `${all} generations at once, ${fast} with fast models`,
  bitrate: '192 kbps recordings',
  sampleRate: '44.1 kHz PCM',
  licence: 'Commercial licence',
  seats: (count: string) => `${count} seats`,
  extra: (price: string) => `Overage at ${price} per 1,000`,
} as const

type Words = {
  readonly [Key in keyof typeof planWords]: (typeof planWords)[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string
}
export type PlanFacts = Pick<
  PlanOffer,
  | 'currency'
  | 'character_limit'
  | 'audio_limit_minutes'
  | 'usage'
  | 'quality_and_formats'
  | 'feature_flags'
  | 'licensing_flags'
  | 'seats'
  | 'speech'
>
type Format = (count: number) => string

const english = new Intl.NumberFormat('en-US')

/**
 * Formats the price of overage, `$0.30` or `0.285€`, from tenths of a cent. No other price has fractions of a
 * cent.
 */
export function perThousandText(tenths: number, currency: Currency): string {
  const text = (tenths / 1000).toFixed(tenths % 10 === 0 ? 2 : 3)
  return currency === 'usd' ? `$${text}` : `${text}€`
}

/** Formats the credits of a month as a sentence. */
export function creditsText(
  credits: number | null,
  words: Words = planWords,
  format: Format = (count) => english.format(count),
): string {
  return credits === null ? words.unlimited : words.credits(format(credits))
}

/** Lists what a plan comes with, for people to read. All of it follows from the plan's fields. */
export function planFeatures(
  plan: PlanFacts,
  words: Words = planWords,
  format: Format = (count) => english.format(count),
): string[] {
  const { seats, speech, usage, audio_limit_minutes: minutes, currency } = plan
  const { pvc_limit: professional, concurrency_limit: atOnce, price_per_thousand: extra } = speech
  return [
    creditsText(plan.character_limit, words, format),
    ...(minutes === null ? [] : [words.minutes(format(minutes))]),
    words.voices(format(usage.custom_voices_limit)),
    ...(plan.feature_flags.instant_voice_cloning ? [words.cloning] : []),
    ...(professional === 1 ? [words.oneProfessional] : []),
    ...(professional > 1 ? [words.professional(format(professional))] : []),
    words.atOnce(format(atOnce.multilingual), format(atOnce.turbo)),
    ...(plan.quality_and_formats.mp3_bitrate_kbps_max === 192 ? [words.bitrate] : []),
    ...(plan.quality_and_formats.pcm_sample_rate_hz_max === 48_000 ? [words.sampleRate] : []),
    ...(plan.licensing_flags.commercial_license ? [words.licence] : []),
    ...(seats > 1 ? [words.seats(format(seats))] : []),
    ...(extra === null ? [] : [words.extra(perThousandText(extra, currency))]),
  ]
}
