import { Popover } from '@vireo/ui'
import { Bell } from 'lucide-react'

import { useMessages } from '../queries.ts'
import { notificationWords } from '../words.ts'
import { MessageList } from './message-list.tsx'

const shownMax = 99

/** Draws the bell of the top bar: how many messages are unread, and the messages themselves. */
export function MessagesButton() {
  const { data } = useMessages()
  const unread = data?.unreadCount ?? 0
  const isUrgent = data?.messages.some((message) => message.needs_attention && !message.has_been_read) ?? false
  const count = unread === 0 ? notificationWords.messages : notificationWords.unread(unread)
  const label = isUrgent ? notificationWords.attention(count) : count
  return (
    <Popover
      label={notificationWords.messages}
      trigger={
        <button
          type="button"
          aria-label={label}
          className="pressed relative flex size-10 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-hover hover:text-ink"
        >
          <Bell aria-hidden size={16} />
          {unread > 0 ? (
            <span
              aria-hidden
              className={`absolute top-0.5 right-0.5 flex h-4 min-w-4 items-center justify-center rounded-full px-1 text-[0.625rem] leading-none font-semibold tabular-nums ${isUrgent ? 'bg-danger text-on-danger' : 'bg-accent text-on-accent'}`}
            >
              {unread > shownMax ? notificationWords.more : unread}
            </span>
          ) : null}
        </button>
      }
    >
      <MessageList />
    </Popover>
  )
}
