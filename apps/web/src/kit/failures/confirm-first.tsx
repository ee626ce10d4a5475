import { ConfirmDialog, type ConfirmDialogProps } from '@vireo/ui'

import { useDialogAttempt } from './use-dialog-attempt.ts'

export type ConfirmFirstProps = Omit<ConfirmDialogProps, 'open' | 'busy' | 'problem' | 'onConfirm' | 'onCancel'> & {
  /** Does it, and tells that it is done. */
  readonly act: () => Promise<unknown>
  /** Comes when somebody thinks better of it, and once it is done where that leads nowhere else. */
  readonly onClose: () => void
  readonly onDone?: () => void
}

/** Asks before something is done, stays while it goes on, and says in itself what went wrong. */
export function ConfirmFirst({ act, onClose, onDone = onClose, ...asked }: ConfirmFirstProps) {
  const { busy, problem, attempt } = useDialogAttempt()
  const confirm = () =>
    attempt(async () => {
      await act()
      onDone()
    })
  return (
    <ConfirmDialog {...asked} open busy={busy} problem={problem} onConfirm={() => void confirm()} onCancel={onClose} />
  )
}
