export { SsoSection } from './later-screens.ts'
