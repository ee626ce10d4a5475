import { lazy } from 'react'

/** Stands in the top bar, with the list that opens below it. */
export const MessagesButton = lazy(async () => ({
  default: (await import('./components/messages-button.tsx')).MessagesButton,
}))

/** Stands among what a workspace decides for its people. */
export const WorkspaceTopics = lazy(async () => ({
  default: (await import('./settings/workspace-topics.tsx')).WorkspaceTopics,
}))
