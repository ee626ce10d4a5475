import type { PaidPeriod } from '@vireo/contracts/billing'
import { creditsText, type PlanOffer, type PlanTierEntry } from '@vireo/contracts/plans'

import { formatExact, formatFineMoney, formatMoney } from '#kit/format/index.ts'
import { billingWords } from '../words.ts'
import { turboPriceOf } from './plan-rows.ts'
import { pricingWords } from './words.ts'

/** One line of a card: what a plan comes with, or does without. */
export type CardFeature = { readonly id: string; readonly text: string; readonly isThere: boolean }

/** Says what comes with a plan: on every card the same subjects in the same order, so that they stand beside each other. */
export function cardFeatures(offer: PlanOffer, period: PaidPeriod): readonly CardFeature[] {
  const { features: has } = billingWords
  const { hasNot } = pricingWords
  const { usage, speech, feature_flags: flags, licensing_flags: rights, audio_limit_minutes: minutes } = offer
  const extra = usage.additional_characters_cost
  const turbo = turboPriceOf(offer, period)
  const line = (id: string, text: string | null, otherwise: string): CardFeature => ({
    id,
    text: text ?? otherwise,
    isThere: text !== null,
  })
  return [
    ...(minutes === null ? [] : [line('minutes', has.minutes(formatExact(minutes)), '')]),
    line('voices', has.voices(formatExact(usage.custom_voices_limit)), ''),
    line('cloning', flags.instant_voice_cloning ? has.cloning : null, hasNot.cloning),
    line('professional', professionalText(speech.pvc_limit), hasNot.professional),
    line('licence', rights.commercial_license ? has.licence : null, hasNot.licence),
    line('extra', extra === null ? null : has.extra(formatFineMoney(extra, offer.currency)), hasNot.extra),
    ...(turbo === null ? [] : [line('turbo', billingWords.turboPerMillion(formatMoney(turbo, offer.currency)), '')]),
  ]
}

/** Says how many credits a plan has; the server says it in English, with the figures it is said in the reader's language. */
export function creditsOf({ characters }: PlanTierEntry, offer: PlanOffer | undefined): string {
  return offer ? creditsText(offer.character_limit, billingWords.features, formatExact) : characters
}

/** Says how long one may talk with an agent; empty where that is not part of a plan. */
export function conversationOf({ convai }: PlanTierEntry, offer: PlanOffer | undefined): string {
  const minutes = offer?.conversational_ai.minutes ?? null
  return minutes === null ? convai : billingWords.conversation(formatExact(minutes))
}

function professionalText(count: number): string | null {
  const { oneProfessional, professional } = billingWords.features
  if (count === 0) return null
  return count === 1 ? oneProfessional : professional(formatExact(count))
}
