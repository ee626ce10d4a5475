import { TranscriptMaker, TranscriptState } from '@vireo/contracts/transcription'

import { type QueryChanges, useAddressQuery } from '#kit/routing/index.ts'
import type { Narrowing } from '../queries.ts'

/** Answers what narrows the list, which the address says, and how to change it. */
export function useNarrowing(): [Narrowing, (changes: QueryChanges) => void] {
  const [query, change] = useAddressQuery()
  const narrowing = {
    search: query.get('search') ?? '',
    state: TranscriptState.safeParse(query.get('state')).data,
    maker: TranscriptMaker.safeParse(query.get('maker')).data,
    language: query.get('language') ?? undefined,
  }
  return [narrowing, change]
}
