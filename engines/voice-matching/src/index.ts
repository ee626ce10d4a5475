export { loadVoiceCloner } from './load-cloner.ts'
