import type { Pricing, Tier } from '@vireo/contracts'
import { Minus, Plus } from 'lucide-react'

import { changeWords } from '../changes/words.ts'
import { consequencesOf } from '../plans/consequences.ts'

/** What there will be less and more of on another plan. */
export function Consequences({
  from,
  to,
  pricing,
}: {
  readonly from: Tier
  readonly to: Tier
  readonly pricing: Pricing
}) {
  const words = changeWords.consequences
  const offerOf = (tier: Tier) => pricing.offers.find((offer) => offer.plan_id === tier)
  const [mine, next] = [offerOf(from), offerOf(to)]
  if (!mine || !next) return null
  const { losses, gains } = consequencesOf(mine, next)
  return (
    <>
      <Facts title={words.title} facts={losses} icon={<Minus aria-hidden size={16} className="mt-0.5 shrink-0" />} />
      <Facts title={words.gains} facts={gains} icon={<Plus aria-hidden size={16} className="mt-0.5 shrink-0" />} />
    </>
  )
}

function Facts({
  title,
  facts,
  icon,
}: {
  readonly title: string
  readonly facts: readonly string[]
  readonly icon: React.ReactNode
}) {
  if (facts.length === 0) return null
  return (
    <div className="mt-4 rounded-md bg-sunken p-4 text-sm">
      <p className="font-medium">{title}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {facts.map((fact) => (
          <li key={fact} className="flex gap-2 text-muted">
            {icon}
            {fact}
          </li>
        ))}
      </ul>
    </div>
  )
}
