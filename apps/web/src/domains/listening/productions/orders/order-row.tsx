import type { OrderSummary } from '@vireo/contracts/productions'

import { AppLink } from '#kit/routing/index.ts'
import { orderAddress } from '../shown/addresses.ts'
import { agoText, dayText } from '../shown/instants.ts'
import { usdText } from '../shown/money.ts'
import { StateBadges } from '../shown/state-badge.tsx'
import { productionsWords } from '../words.ts'

/** Shows one order of the list: what it is called, what its recordings are, how far it is, what it costs. */
export function OrderRow({ order }: { readonly order: OrderSummary }) {
  return (
    <li className="relative flex flex-col gap-1 rounded-lg bg-surface p-4 hover:bg-hover">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <AppLink
          to={orderAddress(order.order_id)}
          className="min-w-0 rounded-sm font-medium wrap-anywhere after:absolute after:inset-0 after:content-['']"
        >
          {order.name}
        </AppLink>
        <StateBadges order={order} />
      </div>
      {order.recordings.length === 0 ? null : (
        <p dir="auto" className="text-sm wrap-anywhere">
          {order.recordings.join(' · ')}
        </p>
      )}
      <p className="text-xs text-muted tabular-nums">{factsOf(order).join(' · ')}</p>
    </li>
  )
}

function factsOf({ total_amount_usd: total, submitted_at: sent, updated_at: changed }: OrderSummary): string[] {
  return [
    ...(total === null ? [] : [usdText(total)]),
    ...(sent === null ? [] : [productionsWords.submittedOn(dayText(sent))]),
    ...(changed === null ? [] : [productionsWords.changedOn(agoText(changed))]),
  ]
}
