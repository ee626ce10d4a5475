import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { uiWords } from '../../words.ts'
import { Button } from '../button.tsx'
import { takesFocus } from './use-panel-focus.ts'

export type DialogConfirm = {
  /** Says what happens. */
  readonly label: string
  readonly onConfirm?: () => void
  /** The id of a form in the body that the button sends. */
  readonly form?: string
  readonly danger?: boolean
  readonly loading?: boolean
  readonly disabled?: boolean
  /** The other button, where “Cancel” would say two things. */
  readonly dismiss?: string
}

export type DialogProblem = {
  readonly message: string
  /** What helps: a button or a link. */
  readonly action?: ReactNode
  readonly requestId?: string | undefined
}

/** Shows Cancel and the one thing that happens; where that destroys something, Cancel has the focus. */
export function DialogActions(props: DialogConfirm & { readonly onCancel: () => void }) {
  const { label, onConfirm, form, danger = false, loading = false, disabled = false, dismiss, onCancel } = props
  return (
    <>
      <Button {...(danger && takesFocus)} onClick={onCancel}>
        {dismiss ?? uiWords.cancel}
      </Button>
      <Button
        variant={danger ? 'danger' : 'primary'}
        type={form === undefined ? 'button' : 'submit'}
        form={form}
        loading={loading}
        disabled={disabled}
        onClick={onConfirm}
      >
        {label}
      </Button>
    </>
  )
}

/** Says in the dialog what went wrong, with what helps and the id under which the server remembers it. */
export function DialogProblemNote({ message, action, requestId }: DialogProblem) {
  return (
    <div role="alert" className="mx-6 mb-4 flex gap-2 rounded-md bg-danger-soft p-3 text-sm text-danger">
      <CircleAlert aria-hidden size={16} className="mt-[3px] shrink-0" />
      <div className="min-w-0 flex-1">
        <p>{message}</p>
        {requestId ? (
          <p className="text-xs">
            {uiWords.requestId} <code className="font-mono select-all">{requestId}</code>
          </p>
        ) : null}
      </div>
      {action}
    </div>
  )
}
