import { toast } from 'react-toastify/unstyled'

/** Tells that something was done. */
export function showSuccess(message: string): void {
  toast.success(message)
}

export type Undo = {
  /** The button's text. */
  readonly action: string
  /** How long it can be undone, in milliseconds; the message stays that long. */
  readonly forMs: number
  readonly onUndo: () => void
}

/** Tells that something was done that can still be taken back. */
export function showUndoable(message: string, { action, forMs, onUndo }: Undo): void {
  toast.success(
    ({ closeToast }) => <Undoable message={message} action={action} onUndo={onUndo} onClose={closeToast} />,
    {
      autoClose: forMs,
      closeOnClick: false,
    },
  )
}

function Undoable({
  message,
  action,
  onUndo,
  onClose,
}: Pick<Undo, 'action' | 'onUndo'> & { readonly message: string; readonly onClose: () => void }) {
  const undo = () => {
    onClose()
    onUndo()
  }
  return (
    <span className="flex w-full items-center justify-between gap-3">
      {message}
      <button
        type="button"
        className="min-h-8 shrink-0 rounded-md px-2 font-medium text-accent hover:bg-hover"
        onClick={undo}
      >
        {action}
      </button>
    </span>
  )
}

/** Tells that something failed. */
export function showError(message: string): void {
  toast.error(message)
}

/** Tells something that is neither. */
export function showMessage(message: string): void {
  toast.info(message)
}
