import { Service } from '@vireo/contracts/productions'

import { useAddressQuery } from '#kit/routing/index.ts'
import type { Sought } from '../producer/queries.ts'

/** Answers what narrows the tasks that can be claimed, which the address says, and how to change it. */
export function useSought() {
  const [query, change] = useAddressQuery()
  const sought: Sought = {
    service: Service.safeParse(query.get('service')).data,
    source_language: query.get('from') ?? undefined,
    target_language: query.get('to') ?? undefined,
  }
  return { sought, isNarrowed: Object.values(sought).some((one) => one !== undefined), change }
}
