import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type LibraryVoice, voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import { type Voice, voicesEndpoints } from '@vireo/contracts/voices'

import { call } from '#kit/api/index.ts'
import { pagesOf } from '#voices'
import { premadeQueryOf, queryOf, type LibraryFilter } from '../library-filter.ts'

/** A voice that everybody finds: one that somebody published, or one that comes with the product. */
export type ExploredVoice =
  | { readonly from: 'library'; readonly voice: LibraryVoice }
  | { readonly from: 'premade'; readonly voice: Voice }

/** Where the list goes on: in the library, and behind it among the voices that come with the product. */
type Place = { readonly in: ExploredVoice['from']; readonly after: string | null }

type Page = {
  readonly voices: readonly ExploredVoice[]
  readonly next: Place | undefined
  /** How many there are in both places; told with the first page. */
  readonly total?: number
  /** Whether people published any of them: only these can be put in an order. */
  readonly hasOrder?: boolean
}

const pageSize = 50

/** Lists what a filter finds in the library, then what it finds among the voices that come with the product, page by page. */
export function useExplore(filter: LibraryFilter) {
  const query = useInfiniteQuery({
    queryKey: [voiceLibraryEndpoints.list.id, 'explore', filter],
    queryFn: ({ pageParam, signal }) => readPage(filter, pageParam, signal),
    initialPageParam: undefined as Place | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
  const first = query.data?.pages[0]
  return { pages: pagesOf(query, (page) => page.voices), total: first?.total, hasOrder: first?.hasOrder ?? false }
}

async function readPage(filter: LibraryFilter, place: Place | undefined, signal: AbortSignal): Promise<Page> {
  if (place?.in === 'premade') return readPremade(filter, place.after, signal)
  if (place) {
    const page = await readLibrary(filter, place.after, signal)
    return page.next ? page : { ...page, next: { in: 'premade', after: null } }
  }
  const [library, premade] = await Promise.all([readLibrary(filter, null, signal), readPremade(filter, null, signal)])
  const total = (library.total ?? 0) + (premade.total ?? 0)
  // What stands behind the library comes once its end is reached.
  if (library.next) return { ...library, total, hasOrder: true }
  const voices = [...library.voices, ...premade.voices]
  return { voices, next: premade.next, total, hasOrder: library.voices.length > 1 }
}

const nothing: Page = { voices: [], next: undefined, total: 0 }

async function readLibrary(filter: LibraryFilter, after: string | null, signal: AbortSignal): Promise<Page> {
  // Of published voices nobody says which engine speaks them.
  if (filter.category === 'premade' || filter.quality !== '') return nothing
  const { voices, has_more, last_sort_id, total_count } = await call(
    voiceLibraryEndpoints.list,
    { ...queryOf(filter), page_size: pageSize, ...(after !== null && { last_sort_id: after }) },
    { signal },
  )
  return {
    voices: voices.map((voice) => ({ from: 'library', voice })),
    next: has_more ? { in: 'library', after: last_sort_id } : undefined,
    total: total_count,
  }
}

async function readPremade(filter: LibraryFilter, after: string | null, signal: AbortSignal): Promise<Page> {
  if (filter.category !== '' && filter.category !== 'premade') return nothing
  const { voices, next_page_token, total_count } = await call(
    voicesEndpoints.search,
    {
      ...premadeQueryOf(filter),
      page_size: pageSize,
      include_total_count: after === null,
      ...(after !== null && { next_page_token: after }),
    },
    { signal },
  )
  return {
    voices: voices.map((voice) => ({ from: 'premade', voice })),
    next: next_page_token === null ? undefined : { in: 'premade', after: next_page_token },
    total: total_count,
  }
}
