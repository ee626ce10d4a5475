export { privacySettingsRoutes } from './routes.tsx'
