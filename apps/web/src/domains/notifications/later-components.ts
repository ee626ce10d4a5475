import { lazy } from 'react'

/** Stands in the top bar, with the list that opens below it. */
export const MessagesButton = lazy(async () => ({
  default: (await import('./components/messages-button.tsx')).MessagesButton,
}))
