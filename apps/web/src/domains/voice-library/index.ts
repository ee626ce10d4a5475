export { PublishDialog } from './components/publish-dialog.tsx'
export { voiceLibraryRoutes } from './routes.tsx'
