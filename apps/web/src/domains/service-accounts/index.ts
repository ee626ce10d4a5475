export { serviceAccountRoutes } from './routes.tsx'
