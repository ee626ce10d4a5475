export { voiceDesignRoutes } from './routes.tsx'
