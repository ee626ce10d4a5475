import { Button, Skeleton } from '@vireo/ui'
import { useEffect, useRef, type ReactNode } from 'react'

import { CatalogueError } from '#kit/failures/query-error.tsx'
import { useWalking } from '../move-in-list.ts'
import { useWindowRange } from '../use-window-range.ts'
import type { VoicePages } from '../voice-pages.ts'
import { voiceWords } from '../words.ts'

/** How high a voice card is, in pixels. */
const voiceCardHeight = 76
/** How many cards before the end the next page is asked for. */
const reach = 20

type Props<Item> = {
  readonly pages: VoicePages<Item>
  /** What the list is of, for who cannot see it. */
  readonly label: string
  readonly keyOf: (item: Item) => string
  readonly card: (item: Item) => ReactNode
  /** Of cards that are not voice cards. */
  readonly cardHeight?: number
  /** What stands there when nothing was found. */
  readonly empty: ReactNode
}

/**
 * Cards of voices, any number of them: only those near the screen are drawn, and the next page comes before one
 * gets there. Arrow keys walk from card to card.
 */
export function VoiceListView<Item>(props: Props<Item>) {
  const { items, error, retry, hasMore, isLoadingMore, loadMore } = props.pages
  const failure = error ? <CatalogueError error={error} onRetry={retry} /> : null
  if (!items) return failure ?? <LoadingCards />
  if (items.length === 0) return props.empty
  return (
    <>
      <Cards {...props} items={items} />
      {failure}
      {hasMore && !error ? (
        <div className="flex justify-center p-4">
          <Button loading={isLoadingMore} onClick={loadMore}>
            {voiceWords.showMore}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function Cards<Item>({
  items,
  pages: { hasMore, isLoadingMore, error, loadMore },
  label,
  keyOf,
  card,
  cardHeight = voiceCardHeight,
}: Props<Item> & { readonly items: readonly Item[] }) {
  const list = useRef<HTMLUListElement>(null)
  const { first, end } = useWindowRange(list, cardHeight, items.length)
  useWalking(list, cardHeight)
  const wantsMore = end >= items.length - reach && hasMore && !isLoadingMore && !error
  useEffect(() => {
    if (wantsMore) loadMore()
  }, [wantsMore, loadMore])
  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: items.length * cardHeight }}>
      {items.slice(first, end).map((item, at) => (
        <li
          key={keyOf(item)}
          data-index={first + at}
          aria-setsize={hasMore ? -1 : items.length}
          aria-posinset={first + at + 1}
          className="absolute inset-x-0"
          style={{ top: (first + at) * cardHeight, height: cardHeight }}
        >
          {card(item)}
        </li>
      ))}
    </ul>
  )
}

function LoadingCards() {
  return (
    <div aria-busy className="flex flex-col">
      <span className="sr-only">{voiceWords.loading}</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className="flex h-19 items-center gap-3 px-3">
          <Skeleton round className="size-10 shrink-0" />
          <span className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-72 max-w-full" />
          </span>
          <Skeleton className="h-7 w-32 max-md:hidden" />
        </div>
      ))}
    </div>
  )
}
