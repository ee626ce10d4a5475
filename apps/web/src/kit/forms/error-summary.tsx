import { ErrorSummary as Summary } from '@vireo/ui'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

import { messagesOf } from './messages-of.ts'

/** Says what keeps a form from being sent, in one place, where focus goes when somebody tries. */
export function ErrorSummary<V extends FieldValues>({
  form,
  title,
}: {
  readonly form: UseFormReturn<V>
  readonly title: string
}) {
  const { errors, submitCount } = form.formState
  const messages = submitCount === 0 ? [] : messagesOf(errors)
  return <Summary title={title} messages={messages} attempt={`${String(submitCount)} ${errors.root?.message ?? ''}`} />
}
