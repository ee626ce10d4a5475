export { tierOfWorkspace } from './hooks.ts'
