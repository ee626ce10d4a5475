import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

import { messagesOf } from './messages-of.ts'

/** What keeps a form from being sent, in one place, where focus goes when somebody tries. */
export function ErrorSummary<V extends FieldValues>({
  form,
  title,
}: {
  readonly form: UseFormReturn<V>
  readonly title: string
}) {
  const box = useRef<HTMLDivElement>(null)
  const { errors, submitCount } = form.formState
  const messages = submitCount === 0 ? [] : messagesOf(errors)
  const attempt = `${String(submitCount)} ${errors.root?.message ?? ''}`
  const isRefused = messages.length > 0
  useEffect(() => {
    if (isRefused && attempt !== '') box.current?.focus()
    // Correcting a field must not take the focus away from it.
  }, [attempt, isRefused])
  if (!isRefused) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="flex gap-2 rounded-md bg-danger-soft p-3 text-sm text-danger outline-none"
    >
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
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
