import { toast, type ToastContentProps } from 'react-toastify/unstyled'

import { toastSettings } from './toast-settings.ts'
import { usePointedAt } from './use-pointed-at.ts'
import { useStay } from '../use-stay.ts'

/** Tells that something was done. */
export function showSuccess(message: string): void {
  toast.success(brief(message))
}

export type Undo = {
  /** The button's text. */
  readonly action: string
  readonly onUndo: () => void
}

/** Tells that something was done that can still be taken back. */
export function showUndoable(message: string, { action, onUndo }: Undo): void {
  toast.success(({ closeToast }) => <Undoable message={message} action={action} onUndo={onUndo} onClose={closeToast} />)
}

/** Tells that something failed. */
export function showError(message: string): void {
  toast.error(brief(message))
}

/** Tells something that is neither. */
export function showMessage(message: string): void {
  toast.info(brief(message))
}

function brief(message: string) {
  return ({ closeToast, isPaused }: ToastContentProps) => (
    <Brief message={message} paused={isPaused} onClose={closeToast} />
  )
}

/** Shows a message that goes by itself, unless somebody points at it to read it. */
function Brief({
  message,
  paused,
  onClose,
}: {
  readonly message: string
  readonly paused: boolean
  readonly onClose: () => void
}) {
  useStay({ forMs: toastSettings.autoCloseMs, paused: usePointedAt(paused), onOver: onClose })
  return message
}

/** Shows a message that goes when its undo does, whoever points at it. */
function Undoable({
  message,
  action,
  onUndo,
  onClose,
}: Undo & { readonly message: string; readonly onClose: () => void }) {
  useStay({ forMs: toastSettings.undoMs, paused: false, onOver: onClose })
  const undo = () => {
    onClose()
    onUndo()
  }
  return (
    <span className="flex w-full items-center justify-between gap-3">
      {message}
      <button
        type="button"
        className="pressed min-h-8 shrink-0 rounded-md px-2 font-medium text-accent hover:bg-hover"
        onClick={undo}
      >
        {action}
      </button>
    </span>
  )
}
