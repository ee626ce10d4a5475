import type { Translation } from '#kit/language/index.ts'
import type { referralWords } from './words.ts'

export const referralGerman: Translation<typeof referralWords> = {
  title: 'Ihr Empfehlungslink',
  lead: 'Wer sich über diesen Link registriert und zum ersten Mal zahlt, wird hier einmal gezählt.',
  leadRewarded: (credits) =>
    `Wer sich über diesen Link registriert und zum ersten Mal zahlt, wird hier einmal gezählt und bringt Ihnen ${credits} Credits.`,
  make: 'Link erstellen',
  how: 'So funktioniert es',
  link: 'Empfehlungslink',
  referred: 'Registriert',
  credited: 'Zum ersten Mal gezahlt',
  failed: 'Ihr Empfehlungslink konnte nicht geladen werden',
}
