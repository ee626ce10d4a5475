export { publishAction } from './publish-action.ts'
export { voiceLibraryRoutes } from './routes.tsx'
