import type { Undo } from './toast-messages.tsx'

/** Messages come with the first of them: what draws them is no part of the screens that may send one. */
const messages = () => import('./toast-messages.tsx')

/** Fetches the place where messages appear. */
export async function loadToastHost() {
  return { default: (await import('./toast-host.tsx')).ToastHost }
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
