import type { SpokenPage } from '@vireo/contracts/audio-native'

import { pageWords } from './words.ts'

export const pageStates = ['off', 'waiting', 'reading', 'making', 'failed', 'draft', 'playing'] as const
export type PageState = (typeof pageStates)[number]

/** Answers how a page stands for its owner: what they decided first, then what is going on, then what visitors hear. */
export function stateOf({ enabled, state, speech, published }: SpokenPage): PageState {
  if (!enabled) return 'off'
  if (state === 'waiting' || state === 'reading') return state
  if (speech === 'making') return 'making'
  if (state === 'failed' || speech === 'failed') return 'failed'
  return published && speech === 'ready' ? 'playing' : 'draft'
}

export const stateTones = {
  off: 'neutral',
  waiting: 'warning',
  reading: 'accent',
  making: 'accent',
  failed: 'danger',
  draft: 'warning',
  playing: 'success',
} as const satisfies Readonly<Record<PageState, string>>

/** Says why a page is not read aloud, and what helps; undefined where nothing failed. */
export function failureOf(page: SpokenPage): string | undefined {
  if (stateOf(page) !== 'failed') return undefined
  const { failures, failedOtherwise } = pageWords
  const known: Readonly<Record<string, string>> = failures
  return known[page.error_code ?? ''] ?? failedOtherwise
}

/** Says what one may do next with a page by one press; undefined where there is nothing to do. */
export function nextStepOf(page: SpokenPage): string | undefined {
  const { steps } = pageWords
  const state = stateOf(page)
  if (state === 'waiting') return steps.read
  if (state === 'failed') return steps.retry
  return state === 'draft' ? steps.publish : undefined
}

/** Names a page: by its title, or by where it is. */
export function nameOf({ title, url }: SpokenPage): string {
  return title ?? (url === null ? pageWords.fileName : addressText(url))
}

/** Writes an address without what all of them have. */
export function addressText(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/u, '').replace(/\/$/u, '')
}
