export { readStoredSettings } from './live-settings/read-stored.ts'
