import type { PaidPeriod } from '@vireo/contracts/billing'
import { extensionAllowanceOf, type PlanOffer, type PlanTierEntry } from '@vireo/contracts/plans'

import { formatExact, formatFineMoney, formatMoney } from '#kit/format/index.ts'
import { billingWords } from '../words.ts'
import { pricingWords } from './words.ts'

/** A plan with every figure of one currency, as it is paid for in one period. */
export type ComparedPlan = { readonly plan: PlanTierEntry; readonly offer: PlanOffer; readonly period: PaidPeriod }

/** What a plan has of something: words, whether it has it at all, or null for nothing. */
export type PlanValue = string | boolean | null

export type PlanRow = {
  readonly id: string
  readonly title: string
  readonly value: (compared: ComparedPlan) => PlanValue
}

export type PlanRows = { readonly title: string; readonly rows: readonly PlanRow[] }

/** Lists what plans are compared by, subject by subject. Read when it is shown: its words may be German by then. */
export function comparedRows(): readonly PlanRows[] {
  const { subjects, rows } = pricingWords
  return [
    { title: subjects.credits, rows: [creditsRow(), minutesRow(), ...extraRows()] },
    {
      title: subjects.voices,
      rows: [
        { id: 'voices', title: rows.voices, value: ({ offer }) => formatExact(offer.usage.custom_voices_limit) },
        { id: 'cloning', title: rows.cloning, value: ({ offer }) => offer.feature_flags.instant_voice_cloning },
        { id: 'professional', title: rows.professional, value: ({ offer }) => countOf(offer.speech.pvc_limit) },
      ],
    },
    { title: subjects.sound, rows: [...speedRows(), ...formatRows()] },
    {
      title: subjects.team,
      rows: [
        { id: 'seats', title: rows.seats, value: ({ offer }) => formatExact(offer.seats) },
        { id: 'licence', title: rows.licence, value: ({ offer }) => offer.licensing_flags.commercial_license },
      ],
    },
  ]
}

/** Lists what programs need to know of a plan. */
export function programRows(): readonly PlanRows[] {
  const { subjects } = pricingWords
  const [allowance, price] = extraRows()
  return [
    { title: subjects.credits, rows: [creditsRow(), ...[allowance, price].filter((row) => row !== undefined)] },
    { title: subjects.sound, rows: [...speedRows(), ...formatRows()] },
  ]
}

function creditsRow(): PlanRow {
  return {
    id: 'credits',
    title: pricingWords.rows.credits,
    value: ({ offer }) =>
      offer.character_limit === null ? billingWords.unlimited : formatExact(offer.character_limit),
  }
}

function minutesRow(): PlanRow {
  return {
    id: 'minutes',
    title: pricingWords.rows.minutes,
    value: ({ offer }) => countOf(offer.audio_limit_minutes ?? 0),
  }
}

function extraRows(): readonly PlanRow[] {
  const { rows } = pricingWords
  return [
    { id: 'extra', title: rows.extra, value: ({ plan }) => countOf(extensionAllowanceOf(plan.tier)) },
    {
      id: 'extraPrice',
      title: rows.extraPrice,
      value: ({ offer: { usage, currency } }) =>
        usage.additional_characters_cost === null ? null : formatFineMoney(usage.additional_characters_cost, currency),
    },
    {
      id: 'turbo',
      title: rows.turbo,
      value: ({ offer, period }) => {
        const price = turboPriceOf(offer, period)
        return price === null ? null : formatMoney(price, offer.currency)
      },
    },
    {
      id: 'threshold',
      title: rows.threshold,
      value: ({ plan: { billingThresholdCents: cents }, offer: { currency } }) =>
        cents === null ? null : formatMoney(cents[currency], currency),
    },
  ]
}

function speedRows(): readonly PlanRow[] {
  const { rows } = pricingWords
  return [
    {
      id: 'atOnce',
      title: rows.atOnce,
      value: ({ offer }) => formatExact(offer.speech.concurrency_limit.multilingual),
    },
    {
      id: 'fastAtOnce',
      title: rows.fastAtOnce,
      value: ({ offer }) => formatExact(offer.speech.concurrency_limit.turbo),
    },
  ]
}

function formatRows(): readonly PlanRow[] {
  const { rows, kbps, kilohertz } = pricingWords
  return [
    { id: 'mp3', title: rows.mp3, value: ({ offer }) => kbps(offer.quality_and_formats.mp3_bitrate_kbps_max) },
    {
      id: 'pcm',
      title: rows.pcm,
      value: ({ offer }) => kilohertz(formatExact(offer.quality_and_formats.pcm_sample_rate_hz_max / 1000)),
    },
  ]
}

/**
 * Answers what a million characters beyond the plan cost with fast models, in cents, where the plan is offered with it
 * in this period.
 */
export function turboPriceOf({ pricing }: PlanOffer, period: PaidPeriod): number | null {
  return pricing?.[period === 'annual_period' ? 'yearly' : 'monthly'].turbo_price_per_million ?? null
}

function countOf(count: number): string | null {
  return count === 0 ? null : formatExact(count)
}
