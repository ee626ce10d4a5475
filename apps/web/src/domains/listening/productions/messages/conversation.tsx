import type { MessageSubject, OrderMessage } from '@vireo/contracts/productions'
import { Button, joinClasses, SkeletonText } from '@vireo/ui'

import { QueryError } from '#kit/failures/query-error.tsx'
import { timeText } from '../shown/instants.ts'
import { MessageForm } from './message-form.tsx'
import { subjectText } from './subject-text.ts'
import { type MessagesAbout, useMessages, useSendMessage } from './queries.ts'
import { messageWords } from './words.ts'

/** Shows what was written about an order or a task, newest first, and takes what somebody writes. */
export function Conversation({ about }: { readonly about: MessagesAbout }) {
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useMessages(about)
  const send = useSendMessage(about)
  return (
    <div className="flex flex-col gap-4">
      <MessageForm subjects={'task_id' in about ? [] : (data?.subjects ?? [])} onSend={send} />
      {isPending ? <SkeletonText /> : null}
      {error && !data ? <QueryError title={messageWords.failed} error={error} onRetry={refetch} compact /> : null}
      {data?.messages.length === 0 ? <p className="text-sm text-muted">{messageWords.none}</p> : null}
      <ul aria-label={messageWords.list} className="flex flex-col gap-2 empty:hidden">
        {data?.messages.map((message) => (
          <Message key={message.message_id} message={message} subjects={data.subjects} isOfTask={'task_id' in about} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button className="self-center" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {messageWords.more}
        </Button>
      ) : null}
    </div>
  )
}

type MessageProps = {
  readonly message: OrderMessage
  readonly subjects: readonly MessageSubject[]
  readonly isOfTask: boolean
}

function Message({ message, subjects, isOfTask }: MessageProps) {
  const { author, is_own: isOwn, description_id: about, text, created_at: at } = message
  const name = messageWords.authors[author]
  // What most messages of a list are about is said of none of them.
  const found = subjects.find(({ description_id: id }) => id === about)
  const ofOne = found === undefined ? messageWords.ofTask : messageWords.ofSubject(subjectText(found))
  const subject = about === null ? (isOfTask ? messageWords.ofOrder : undefined) : isOfTask ? undefined : ofOne
  return (
    <li className={joinClasses('rounded-md bg-fill p-3 text-sm', isOwn ? 'ml-6 sm:ml-12' : 'mr-6 sm:mr-12')}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{isOwn ? messageWords.own(name) : name}</span>
        <span className="min-w-0 text-xs wrap-anywhere text-muted tabular-nums">
          {[timeText(at), ...(subject === undefined ? [] : [subject])].join(' · ')}
        </span>
      </p>
      <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </li>
  )
}
