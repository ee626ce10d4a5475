export { unrestricted } from './voice-safety.ts'
