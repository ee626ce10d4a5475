import type { Translation } from '#kit/language/index.ts'
import type { billingTitleWords } from './words.ts'

export const billingTitleWordsGerman: Translation<typeof billingTitleWords> = {
  subscription: 'Abonnement',
  pricing: 'Preise',
  apiPricing: 'API-Preise',
}
