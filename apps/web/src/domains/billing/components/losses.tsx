import type { Pricing, Tier } from '@vireo/contracts'
import { Minus } from 'lucide-react'

import { consequencesOf } from '../plans/consequences.ts'
import { billingWords } from '../words.ts'

/** What there will be less of on another plan. */
export function Losses({ from, to, pricing }: { readonly from: Tier; readonly to: Tier; readonly pricing: Pricing }) {
  const offerOf = (tier: Tier) => pricing.offers.find((offer) => offer.plan_id === tier)
  const [mine, next] = [offerOf(from), offerOf(to)]
  const losses = mine && next ? consequencesOf(mine, next) : []
  if (losses.length === 0) return null
  return (
    <div className="mt-4 rounded-md bg-sunken p-4 text-sm">
      <p className="font-medium">{billingWords.consequences.title}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {losses.map((loss) => (
          <li key={loss} className="flex gap-2 text-muted">
            <Minus aria-hidden size={16} className="mt-0.5 shrink-0" />
            {loss}
          </li>
        ))}
      </ul>
    </div>
  )
}
