export { speechRoutes } from './routes.tsx'
