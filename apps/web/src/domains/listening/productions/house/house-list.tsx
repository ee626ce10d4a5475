import { Button, EmptyState } from '@vireo/ui'
import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'

import { RowsSkeleton } from '#kit/page/index.ts'
import { HouseError } from './house-error.tsx'
import { houseWords } from './words.ts'

type HouseListProps<Row> = {
  readonly caption: string
  readonly asked: {
    readonly data: readonly Row[] | undefined
    readonly error: unknown
    readonly refetch: () => unknown
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
  readonly nothing: string
  readonly nothingText?: string
  readonly renderRow: (row: Row) => ReactNode
}

/** Lists what waits for whoever runs the instance, page by page. */
export function HouseList<Row>({ caption, asked, nothing, nothingText, renderRow }: HouseListProps<Row>) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = asked
  if (!data) return error ? <HouseError error={error} onRetry={refetch} /> : <RowsSkeleton />
  if (data.length === 0)
    return (
      <div className="rounded-lg bg-surface">
        <EmptyState icon={<Inbox size={28} />} title={nothing}>
          {nothingText}
        </EmptyState>
      </div>
    )
  return (
    <>
      <ul aria-label={caption} className="flex flex-col gap-2">
        {data.map(renderRow)}
      </ul>
      {hasNextPage ? (
        <Button className="self-center" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {houseWords.more}
        </Button>
      ) : null}
    </>
  )
}
