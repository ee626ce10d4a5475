import { useSearchParams } from 'react-router'

import { AddressCard } from './address-card.tsx'
import { FinishCard } from './finish-card.tsx'

/** Leads people of organisations to their identity provider, and back from it. */
export function SsoPage() {
  const [query] = useSearchParams()
  const answer = query.get('answer')
  return answer ? <FinishCard key={answer} answer={answer} /> : <AddressCard />
}
