import type { OnboardingChecklist, OnboardingItemId } from '@vireo/contracts/users'

import { existingScreens, paths } from '#kit/routing/index.ts'
import { onboardingWords } from '../words.ts'

export type Step = {
  readonly id: OnboardingItemId
  readonly title: string
  readonly description: string
  readonly button: string
  readonly isTaken: boolean
  /** Where it is taken; undefined where there is nothing yet to take it with. */
  readonly to: string | undefined
  /** Whether that is a page outside of the app, which opens beside it. */
  readonly isOutside: boolean
}

type Place = { readonly to?: string; readonly isOutside?: boolean }

const places: Readonly<Record<OnboardingItemId, Place>> = {
  generate_text_to_speech: { to: paths.textToSpeech },
  generate_speech_to_speech: { to: paths.speechToSpeech },
  add_voice_to_voice_lab: { to: paths.voiceLibrary },
  design_voice: { to: paths.voiceDesign },
  create_dub: {},
  join_affiliate: { to: '/affiliates', isOutside: true },
  generate_api_key: { to: '/docs', isOutside: true },
}

/** Says what the first steps are, which were taken, and where the others are. */
export function stepsOf({ items }: Pick<OnboardingChecklist, 'items'>): readonly Step[] {
  const existing = new Set(existingScreens().map(({ path }) => path))
  return items.map((item) => {
    const { to, isOutside = false } = places[item.item_id]
    const isThere = !item.is_coming && to !== undefined && (isOutside || existing.has(to))
    return {
      id: item.item_id,
      ...onboardingWords.items[item.item_id],
      isTaken: item.is_completed,
      to: isThere ? to : undefined,
      isOutside,
    }
  })
}

/** Counts the steps that can be taken, and those of them that were. */
export function countOf({ items }: Pick<OnboardingChecklist, 'items'>): {
  readonly done: number
  readonly all: number
} {
  const counted = items.filter((item) => !item.is_coming)
  return { done: counted.filter((item) => item.is_completed).length, all: counted.length }
}
