import { useInfiniteQuery, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { type Voice, type VoiceSearch, voicesEndpoints } from '@vireo/contracts/voices'

import { call, contractQuery } from '#kit/api/index.ts'
import { creditsKey } from '#usage'
import { pagesOf } from './voice-pages.ts'

/** The library changes rarely: a week (604800 s) is how long it may be remembered at most. */
const libraryMsMax = 604_800_000
const pageSize = 50

/** Asks for every voice. */
export const voicesQuery = {
  ...contractQuery(voicesEndpoints.list, { show_legacy: true }),
  staleTime: 5 * 60_000,
  gcTime: libraryMsMax,
}

/** Asks for every voice one can speak with: one's own first, then the premade ones. */
export function useVoices() {
  return useQuery({ ...voicesQuery, select: (answer) => answer.voices })
}

/** Asks for one voice; what is known of it already is shown until the answer has come. */
export function useVoice(known: Voice): Voice {
  const { data } = useQuery(contractQuery(voicesEndpoints.get, { voice_id: known.voice_id }))
  return data ?? known
}

/** What a list of voices is narrowed to. */
export type VoiceQuery = Partial<
  Omit<VoiceSearch, 'next_page_token' | 'page_size' | 'include_total_count' | 'voice_ids'>
>

/** Asks for voices that match, page by page, and how many there are in all. */
export function useVoiceSearch(wanted: VoiceQuery) {
  const query = useInfiniteQuery({
    queryKey: [voicesEndpoints.search.id, wanted],
    queryFn: ({ pageParam, signal }) =>
      call(
        voicesEndpoints.search,
        {
          ...wanted,
          page_size: pageSize,
          include_total_count: pageParam === undefined,
          ...(pageParam !== undefined && { next_page_token: pageParam }),
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_page_token ?? undefined,
  })
  return { pages: pagesOf(query, (page) => page.voices), total: query.data?.pages[0]?.total_count }
}

/** Asks for the accents that voices have, by language. */
export function useAccents() {
  return useQuery({
    ...contractQuery(voicesEndpoints.listAccents, {}),
    staleTime: 5 * 60_000,
    select: (answer) => answer.accents,
  })
}

const changing = [
  voicesEndpoints.list.id,
  voicesEndpoints.search.id,
  voicesEndpoints.get.id,
  voicesEndpoints.listAccents.id,
  voicesEndpoints.listSamples.id,
]

/** Asks again for everything about voices, after one was made, changed or deleted. */
export async function refreshVoices(client: QueryClient): Promise<void> {
  await Promise.all(changing.map((id) => client.invalidateQueries({ queryKey: [id] })))
}

/** Asks the same again from a component, and how many voices the plan has room for. */
export function useRefreshVoices(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all([refreshVoices(client), client.invalidateQueries({ queryKey: creditsKey })])
  }
}
