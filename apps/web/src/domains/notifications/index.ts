export { notificationSettingsRoutes } from './routes.tsx'
export { MessagesButton } from './later-components.ts'
