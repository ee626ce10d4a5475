export { notificationSettingsRoutes } from './routes.tsx'
export { MessagesButton, WorkspaceTopics } from './later-components.ts'
