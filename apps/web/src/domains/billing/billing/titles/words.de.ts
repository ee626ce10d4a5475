import type { Translation } from '#kit/language/index.ts'
import type { billingTitleWords } from './words.ts'

export const billingTitleWordsGerman: Translation<typeof billingTitleWords> = {
  subscription: 'Abonnement',
  sandboxCheckout: 'Kasse',
  sandboxCard: 'Zahlungskarte',
  sandboxPortal: 'Rechnungen und Karte',
  sandboxChallenge: 'Zahlung bestätigen',
  sandboxInvoice: 'Rechnung',
  payouts: 'Auszahlungen',
  sandboxConnect: 'Auszahlungen einrichten',
}
