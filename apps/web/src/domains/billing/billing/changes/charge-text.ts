import { type PlanChangePreview } from '@vireo/contracts/billing'
import { tierDisplayNames } from '@vireo/contracts/plans'

import { formatDate, formatExact, formatMoney } from '#kit/format/index.ts'
import { planName } from '../plans/plan-name.ts'
import { billingWords } from '../words.ts'
import { changeWords } from './words.ts'

type Row = { readonly name: string; readonly value: string }

const { charge } = changeWords

/** Lists what the amount that is charged now is made of; empty where one line says it all. */
export function chargeLines(preview: PlanChangePreview): readonly Row[] {
  const { lines, currency } = preview
  if (lines.length < 2) return []
  return lines.map((line) => ({ name: lineText(line, preview), value: formatMoney(line.amount_cents, currency) }))
}

function lineText(line: PlanChangePreview['lines'][number], { from, to }: PlanChangePreview): string {
  switch (line.kind) {
    case 'plan': {
      const isRest = from.billing_period !== null && from.billing_period === to.billing_period
      return isRest ? charge.rest(tierDisplayNames[to.tier]) : planName(to.tier, to.billing_period)
    }
    case 'unused':
      return charge.unused(tierDisplayNames[from.tier])
    case 'balance':
      return line.amount_cents > 0 ? charge.kept : charge.fromEarlier
    case 'discount':
      return billingWords.discountMessages[line.description] ?? line.description
    case 'usage':
      return line.description
  }
}

/** Says what is charged now, or that only the provider's page knows. */
export function dueNowText({ due_now_cents: due, currency }: PlanChangePreview): string {
  return due === null ? charge.onPage : formatMoney(due, currency)
}

/** Lists from when on the change holds, and what is paid next. */
export function termsOf(preview: PlanChangePreview): readonly Row[] {
  const { takes_effect: begins, effective_at_unix: at, currency } = preview
  const { next_payment_cents: next, next_payment_at_unix: nextAt } = preview
  const starts = begins === 'period_end' && at !== null ? formatDate(at) : charge.begins[begins]
  const paid =
    next === null || nextAt === null ? charge.noPayment : charge.on(formatMoney(next, currency), formatDate(nextAt))
  const isUnknown = next === null && preview.due_now_cents === null
  return [{ name: charge.start, value: starts }, ...(isUnknown ? [] : [{ name: charge.next, value: paid }])]
}

/** Says what happens to credits at once; undefined where nothing does. */
export function creditsChangeText({ credits, takes_effect: begins }: PlanChangePreview): string | undefined {
  if (begins === 'period_end') return undefined
  const [added, lost] = [formatExact(credits.added_now), formatExact(credits.lost_now)]
  if (credits.lost_now > 0) return charge.creditsReplaced(lost, added)
  return credits.added_now > 0 ? charge.creditsAdded(added) : undefined
}
