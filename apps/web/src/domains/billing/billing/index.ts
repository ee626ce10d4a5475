export { PromoReminder } from './later-components.ts'
