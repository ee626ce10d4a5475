import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'

/** A list that comes page by page, as a list view reads it. */
export type VoicePages<Item> = {
  /** Undefined until the first page is there. */
  readonly items: readonly Item[] | undefined
  readonly error: Error | null
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
  readonly retry: () => Promise<unknown>
}

/** Gathers what a paged query has brought so far; `itemsOf` says what a page holds. */
export function pagesOf<Page, Item>(
  query: UseInfiniteQueryResult<InfiniteData<Page>>,
  itemsOf: (page: Page) => readonly Item[],
): VoicePages<Item> {
  return {
    items: query.data?.pages.flatMap((page) => itemsOf(page)),
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  }
}
