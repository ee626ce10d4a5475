export { instantCloningRoutes } from './routes.tsx'
