import { askForMessages } from './asked-messages.ts'
import type * as Messages from './toast-messages.tsx'

/**
 * Fetches what draws messages, with the first of them: it is no part of the screens that may send one. Where it cannot be fetched, without a
 * connection, a message is missed, and nothing else breaks.
 */
function tell(draw: (messages: typeof Messages) => void): void {
  askForMessages()
  import('./toast-messages.tsx').then(draw).catch(() => undefined)
}

/** Tells that something was done. */
export function showSuccess(message: string): void {
  tell((messages) => messages.showSuccess(message))
}

/** Tells that something was done that can still be taken back. */
export function showUndoable(message: string, undo: Messages.Undo): void {
  tell((messages) => messages.showUndoable(message, undo))
}

/** Tells that something failed. */
export function showError(message: string): void {
  tell((messages) => messages.showError(message))
}

/** Tells something that is neither. */
export function showMessage(message: string): void {
  tell((messages) => messages.showMessage(message))
}
