export { MessagesButton, WorkspaceTopics } from './later-components.ts'
