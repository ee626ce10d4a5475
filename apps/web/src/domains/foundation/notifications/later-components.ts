import { later } from '#kit/later.tsx'

/** Stands in the top bar, with the list that opens below it. */
export const MessagesButton = later(async () => ({
  default: (await import('./components/messages-button.tsx')).MessagesButton,
}))

/** Stands among what a workspace decides for its people. */
export const WorkspaceTopics = later(async () => ({
  default: (await import('./settings/workspace-topics.tsx')).WorkspaceTopics,
}))
