export { remixAction } from './remix-action.tsx'
export { voiceDesignRoutes } from './routes.tsx'
