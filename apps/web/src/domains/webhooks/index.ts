export { webhookRoutes } from './routes.tsx'
