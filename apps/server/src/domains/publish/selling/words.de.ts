import type { Translation } from '@vireo/contracts/kit'
import type { sellingWords } from './words.ts'

export const sellingGerman: Translation<typeof sellingWords> = {
  receipt: {
    subject: (title) => `Ihr Beleg für „${title}“`,
    thanks: (amount, title, seller) =>
      `Vielen Dank: ${amount} für „${title}“ vom Arbeitsbereich „${seller}“ wurden bezahlt.`,
    numbered: (number, date) => `Kauf ${number} vom ${date}.`,
    private:
      'Die Adresse unten gehört nur Ihnen: Wer sie hat, hört das Werk. Sie funktioniert auch in Podcast-Apps, und Sie können sie jederzeit ersetzen.',
    open: 'Jetzt anhören',
  },
}
