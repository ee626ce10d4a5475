export { holdings } from './hooks.ts'
