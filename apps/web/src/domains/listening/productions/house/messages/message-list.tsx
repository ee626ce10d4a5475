import type { OrderMessage } from '@vireo/contracts/productions'
import { Button, joinClasses, SkeletonText } from '@vireo/ui'
import { useEffect, useRef } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { timeText } from '../../shown/instants.ts'
import { houseWords } from '../words.ts'
import { useHouseMessages } from './queries.ts'
import { houseMessageWords as words } from './words.ts'

/** Lists what was written about an order, the newest last and in sight. */
export function MessageList({ orderId }: { readonly orderId: string }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useHouseMessages(orderId)
  const end = useRef<HTMLDivElement>(null)
  const newest = data?.at(-1)?.message_id
  useEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView({ block: 'nearest' })
  }, [newest])
  if (!data)
    return (
      <div className="grow">
        {error ? <QueryError title={houseWords.failed} error={error} onRetry={refetch} compact /> : <SkeletonText />}
      </div>
    )
  if (data.length === 0) return <p className="grow text-sm text-muted">{words.none}</p>
  return (
    <div className="flex grow flex-col gap-3">
      {hasNextPage ? (
        <Button className="self-center" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.earlier}
        </Button>
      ) : null}
      <ol aria-label={words.list} className="flex flex-col gap-3">
        {data.map((message) => (
          <MessageItem key={message.message_id} message={message} />
        ))}
      </ol>
      <div ref={end} />
    </div>
  )
}

function MessageItem({ message }: { readonly message: OrderMessage }) {
  const { author, text, created_at: at, description_id: task } = message
  const isHouse = author === 'house'
  return (
    <li
      className={joinClasses(
        'max-w-[90%] rounded-lg p-3 text-sm',
        isHouse ? 'self-end bg-accent-soft' : 'self-start bg-fill',
      )}
    >
      <p className="text-xs text-muted">
        {[words.authors[author], ...(task === null ? [] : [words.aboutTask]), timeText(at)].join(' · ')}
      </p>
      <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </li>
  )
}
