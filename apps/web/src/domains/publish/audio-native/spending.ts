import type { AudioNativeProject } from '@vireo/contracts/audio-native'

type Spending = Pick<AudioNativeProject, 'spent_credits' | 'monthly_credits'>

const nearlyShare = 0.8

/** Answers how much of its month a project has spent, 0 … 1; one that may spend nothing has spent all of it. */
export function shareOf({ spent_credits: spent, monthly_credits: limit }: Spending): number {
  return limit > 0 ? Math.min(1, spent / limit) : 1
}

/** Answers how loud that is. */
export function toneOf(spending: Spending): 'accent' | 'warning' | 'danger' {
  const share = shareOf(spending)
  if (share >= 1) return 'danger'
  return share >= nearlyShare ? 'warning' : 'accent'
}
