import { Dialog, type DialogProps } from '@vireo/ui'
import { useId, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

import { isAborted } from '../api/index.ts'
import { ErrorSummary } from './error-summary.tsx'
import { showRefusal } from './use-contract-form.ts'

export type FormDialogProps<V extends FieldValues> = Pick<DialogProps, 'title' | 'width' | 'onClose'> & {
  readonly form: UseFormReturn<V>
  readonly lead?: ReactNode
  /** Says what the one button does. */
  readonly confirm: string
  /** Stands above what keeps the form from being sent. */
  readonly refused: string
  /** Sends what fits the contract; it rejects with what the server refused. */
  readonly send: (values: V) => Promise<void>
  readonly children: ReactNode
}

/** Asks for what a form holds and sends it once; what is refused stands beside the field it blames, or above them all. */
export function FormDialog<V extends FieldValues>(props: FormDialogProps<V>) {
  const { form, title, lead, width = 'md', confirm, refused, send, onClose, children } = props
  const id = useId()
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values)
    } catch (error) {
      if (!isAborted(error)) showRefusal(form, error)
    }
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={lead}
      width={width}
      confirm={{ label: confirm, form: id, loading: form.formState.isSubmitting }}
    >
      <form id={id} noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <ErrorSummary form={form} title={refused} />
        {children}
      </form>
    </Dialog>
  )
}
