import { type Pricing, tierDisplayNames } from '@vireo/contracts/plans'
import { type SubscriptionDocument } from '@vireo/contracts/users'

import { formatDate } from '#kit/format/index.ts'
import { planName } from '../plans/plan-name.ts'
import { priceText } from '../plans/price-text.ts'
import type { Choice } from '../plans/use-plan-actions.ts'
import { billingWords } from '../words.ts'
import { replacedText } from './replaced-text.ts'
import { changeWords } from './words.ts'

export type DescribedChange = {
  readonly title: string
  readonly sentences: readonly string[]
  readonly action: string
  readonly done: string
}

/**
 * Says what choosing another plan does before it is done. An upgrade takes effect at once; only within the same rhythm
 * is it one to those who read it, so that in another it is called a change.
 */
export function describeChange(
  kind: 'upgrade' | 'downgrade',
  choice: Choice,
  document: SubscriptionDocument,
  pricing: Pricing,
): DescribedChange {
  const isOtherPeriod = document.billing_period !== choice.period
  const name = isOtherPeriod ? planName(choice.tier, choice.period) : tierDisplayNames[choice.tier]
  const price = priceText(choice, pricing)
  const replaced = replacedText(document)
  const after = replaced === undefined ? [] : [replaced]
  if (kind === 'downgrade') {
    const { title, text, action, done } = changeWords.downgrade
    const ends = document.current_period_end_unix
    const until = ends === null ? billingWords.periodEnd : formatDate(ends)
    return { title: title(name), sentences: [text(price, until), ...after], action, done: done(name) }
  }
  const words = isOtherPeriod ? changeWords.change : changeWords.upgrade
  return {
    title: words.title(name),
    sentences: [words.text(price), ...after],
    action: words.action,
    done: words.done(name),
  }
}
