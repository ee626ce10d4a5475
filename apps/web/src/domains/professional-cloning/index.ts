export { professionalCloningRoutes } from './routes.tsx'
