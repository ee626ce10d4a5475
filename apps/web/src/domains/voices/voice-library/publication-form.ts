import type { PublishedVoice } from '@vireo/contracts/voice-library'
import type { Voice } from '@vireo/contracts/voices'

import { saidLabels } from '#voices/label-words/index.ts'

/** What is written and chosen in the form of a publication; an empty string says nothing. */
export type PublicationValues = {
  readonly name: string
  readonly description: string
  readonly language: string
  readonly accent: string
  readonly gender: string
  readonly age: string
  readonly use_case: string
  readonly notice_period_days: number
}

/** What is switched on. */
export type Choices = {
  readonly listed: boolean
  readonly free: boolean
  readonly moderated: boolean
  readonly agreed: boolean
}

/** What is known of a voice before anything is published of it. */
export type PublishedFrom = Pick<Voice, 'voice_id' | 'name' | 'description' | 'labels'>

type Described = Pick<Voice, 'name' | 'description' | 'labels'>

/** Fills the form with what the library says, else with what is known of the voice. */
export function valuesOf(voice: Described, published: PublishedVoice | null, noticeDays: number): PublicationValues {
  const { labels, name, description } = published ?? voice
  return {
    name,
    description: description ?? '',
    language: labels['language'] ?? 'en',
    accent: labels['accent'] ?? '',
    gender: labels['gender'] ?? '',
    age: labels['age'] ?? '',
    use_case: labels['use_case'] ?? '',
    notice_period_days: published?.notice_period_days ?? noticeDays,
  }
}

/** Puts the form into the words of the contract. */
export function publicationOf(
  { name, description, notice_period_days, ...labels }: PublicationValues,
  choices: Choices,
) {
  return {
    name,
    description,
    notice_period_days,
    labels: { ...saidLabels(labels), language: labels.language },
    enabled_in_library: choices.listed,
    free_users_allowed: choices.free,
    live_moderation_enabled: choices.moderated,
  }
}
