import type { Message, MessageSeverity } from '@vireo/contracts/notifications'
import { Badge, IconButton } from '@vireo/ui'
import { Check, CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react'

import { nowMs } from '#kit/clock.ts'
import { formatAgo } from '#kit/format/index.ts'
import { notificationWords } from '../words.ts'

const icons: Record<MessageSeverity, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
}
const tones: Record<MessageSeverity, string> = {
  info: 'text-muted',
  success: 'text-success',
  warning: 'text-warning',
  error: 'text-danger',
}

/** Shows one message: how serious it is, what it says, since when, and whether it was read. */
export function MessageRow({ message, onRead }: { readonly message: Message; readonly onRead: () => void }) {
  const { severity, title, description, needs_attention: isUrgent, has_been_read: isRead } = message
  const Icon = icons[severity]
  return (
    <article className="flex items-start gap-3 px-4 py-3">
      <span className={`mt-0.5 shrink-0 ${tones[severity]}`}>
        <Icon aria-hidden size={16} />
        <span className="sr-only">{notificationWords.severities[severity]}</span>
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-sm font-medium">
          {isRead ? null : (
            <>
              <span aria-hidden className="mr-2 inline-block size-2 rounded-full bg-accent align-middle" />
              <span className="sr-only">{notificationWords.isUnread}: </span>
            </>
          )}
          {title}
        </h3>
        {description === '' ? null : <p className="text-sm text-muted">{description}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-2 text-xs text-muted tabular-nums">
          {formatAgo(Math.floor(message.create_date_unix_ms / 1000), nowMs())}
          {isUrgent && !isRead ? <Badge tone="danger">{notificationWords.needsAttention}</Badge> : null}
        </p>
      </div>
      {isRead ? null : (
        <IconButton size="sm" label={notificationWords.read(title)} tooltipSide="left" onClick={onRead}>
          <Check aria-hidden size={16} />
        </IconButton>
      )}
    </article>
  )
}
