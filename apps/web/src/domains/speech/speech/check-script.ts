import type { Subscription } from '@vireo/contracts/users'

import { characterCount, covers, leftText } from '#usage'
import { speechWords } from './words.ts'

/** The longest text of this screen, in code points, whatever the model could take. */
export const scriptLengthMax = 3000

/**
 * Says why a text cannot be generated, or undefined when it can. The first reason wins: nothing to say, too long for
 * this screen, more than the account has left. `subscription` may not be known yet.
 */
export function problemWithScript(
  text: string,
  cost: number,
  subscription: Subscription | undefined,
): string | undefined {
  if (text.trim() === '') return speechWords.problems.empty
  if (characterCount(text) > scriptLengthMax) return speechWords.problems.tooLong(scriptLengthMax)
  return problemWithCost(cost, subscription)
}

/** Says why something cannot be paid for, overage included; `subscription` may not be known yet. */
export function problemWithCost(cost: number, subscription: Subscription | undefined): string | undefined {
  if (!subscription || covers(subscription, cost)) return undefined
  return speechWords.problems.tooExpensive(cost, leftText(subscription, cost))
}
