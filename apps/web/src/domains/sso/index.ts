export { SsoSection } from './later-screens.ts'
export { ssoRoutes } from './routes.tsx'
