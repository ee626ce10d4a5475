import { useEffect, useState, type ReactNode } from 'react'

import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'
import type { DialogProblem } from './dialog-foot.tsx'
import { TextField } from '../fields/text-field.tsx'
import { takesFocus } from './use-panel-focus.ts'
import { uiWords } from '../../words.ts'

/** Something one must type before the button works; its constraints are the browser's own. */
export type ConfirmInput = {
  readonly label: string
  readonly pattern: string
  readonly help?: string
}

export type ConfirmDialogProps = {
  readonly open: boolean
  readonly title: string
  /** The consequence, in words. */
  readonly consequence: ReactNode
  /** What happens, as the button's text. */
  readonly action: string
  /** The other button, where “Cancel” would say two things. */
  readonly dismiss?: string
  readonly danger?: boolean
  /** While it goes on the dialog stays: nothing else is offered until one knows what became of it. */
  readonly busy?: boolean
  /** What went wrong, with what helps. */
  readonly problem?: DialogProblem | undefined
  readonly input?: ConfirmInput
  /** Whole seconds during which the button stays disabled. */
  readonly waitSeconds?: number
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, consequence, busy = false, problem, onCancel } = props
  const close = () => (busy ? undefined : onCancel())
  return (
    <Dialog open={open} onClose={close} title={title} description={consequence} problem={problem} width="sm">
      {open ? <ConfirmForm {...props} /> : null}
    </Dialog>
  )
}

function ConfirmForm(props: ConfirmDialogProps) {
  const { action, dismiss = uiWords.cancel, danger = false, busy, input, waitSeconds, onConfirm, onCancel } = props
  const secondsLeft = useCountdown(waitSeconds ?? 0)
  const [typed, setTyped] = useState('')
  return (
    <form
      className="mt-4 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (secondsLeft === 0 && event.currentTarget.checkValidity()) onConfirm()
      }}
    >
      {input ? (
        <TextField
          label={input.label}
          help={input.help}
          pattern={input.pattern}
          required
          {...takesFocus}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button {...(!input && danger && takesFocus)} disabled={busy ?? false} onClick={onCancel}>
          {dismiss}
        </Button>
        <Button
          type="submit"
          variant={danger ? 'danger' : 'primary'}
          loading={busy ?? false}
          disabled={secondsLeft > 0}
          {...(!input && !danger && takesFocus)}
        >
          {secondsLeft > 0 ? uiWords.confirmIn(action, secondsLeft) : action}
        </Button>
      </div>
    </form>
  )
}

function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}
