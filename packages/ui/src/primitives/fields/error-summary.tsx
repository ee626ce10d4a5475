import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'

/**
 * Says above a form what keeps it from being sent, in one place, where the focus goes at each new `attempt`: correcting
 * a field must not take the focus away from it.
 */
export function ErrorSummary({
  title,
  messages,
  attempt,
}: {
  readonly title: string
  readonly messages: readonly string[]
  readonly attempt: string
}) {
  const box = useRef<HTMLDivElement>(null)
  const isRefused = messages.length > 0
  useEffect(() => {
    if (isRefused && attempt !== '') box.current?.focus()
  }, [attempt, isRefused])
  if (!isRefused) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="flex gap-2 rounded-md bg-danger-soft p-3 text-sm text-danger outline-none"
    >
      <CircleAlert aria-hidden size={16} className="mt-[3px] shrink-0" />
      <div>
        <p className="font-medium">{title}</p>
        <ul>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
