import { Button, EmptyState, Skeleton } from '@vireo/ui'
import { BellOff } from 'lucide-react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { useMessages, useReadMessages } from '../queries.ts'
import { notificationWords } from '../words.ts'
import { MessageRow } from './message-row.tsx'

/** Lists messages, newest first, each with a tick that marks it as read. */
export function MessageList() {
  const query = useMessages()
  const { mutate: markRead } = useReadMessages()
  const unread = query.data?.unreadCount ?? 0
  return (
    <>
      <div className="flex h-12 shrink-0 items-center justify-between gap-2 border-b border-line pr-2 pl-4">
        <h2 className="font-semibold">{notificationWords.messages}</h2>
        {unread > 0 ? (
          <Button size="sm" variant="ghost" onClick={() => markRead('all')}>
            {notificationWords.readAll}
          </Button>
        ) : null}
      </div>
      <div className="min-h-0 overflow-y-auto">
        <Messages query={query} onRead={markRead} />
      </div>
    </>
  )
}

function Messages({
  query,
  onRead,
}: {
  readonly query: ReturnType<typeof useMessages>
  readonly onRead: ReturnType<typeof useReadMessages>['mutate']
}) {
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (isPending) return <LoadingMessages />
  if (!data) return <QueryError title={notificationWords.failed} error={error} onRetry={refetch} />
  if (data.messages.length === 0) {
    return (
      <EmptyState icon={<BellOff size={28} />} title={notificationWords.emptyTitle}>
        {notificationWords.empty}
      </EmptyState>
    )
  }
  return (
    <>
      <ul>
        {data.messages.map((message) => (
          <li key={message.message_id} className="border-b border-line last:border-0">
            <MessageRow message={message} onRead={() => onRead(message)} />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <div className="flex justify-center p-2">
          <Button size="sm" variant="ghost" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {notificationWords.showMore}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function LoadingMessages() {
  return (
    <div aria-busy className="flex flex-col gap-4 p-4">
      <span className="sr-only">{notificationWords.loading}</span>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-3 w-full" />
        </div>
      ))}
    </div>
  )
}
