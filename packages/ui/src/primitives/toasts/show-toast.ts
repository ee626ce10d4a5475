import { askForMessages } from './asked-messages.ts'
import type { Undo } from './toast-messages.tsx'

/** Fetches what draws messages, with the first of them: it is no part of the screens that may send one. */
function messages() {
  askForMessages()
  return import('./toast-messages.tsx')
}

/** Tells that something was done. */
export function showSuccess(message: string): void {
  void messages().then((show) => show.showSuccess(message))
}

/** Tells that something was done that can still be taken back. */
export function showUndoable(message: string, undo: Undo): void {
  void messages().then((show) => show.showUndoable(message, undo))
}

/** Tells that something failed. */
export function showError(message: string): void {
  void messages().then((show) => show.showError(message))
}

/** Tells something that is neither. */
export function showMessage(message: string): void {
  void messages().then((show) => show.showMessage(message))
}
