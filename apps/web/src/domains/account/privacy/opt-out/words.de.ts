import type { Translation } from '#kit/language/index.ts'
import type { optOutWords } from './words.ts'

export const optOutGerman: Translation<typeof optOutWords> = {
  title: 'Verkauf, Weitergabe und Werbung',
  lead: 'Sie können dem Verkauf und der Weitergabe Ihrer Daten sowie gezielter Werbung widersprechen.',
  optedOut: 'Sie haben Verkauf, Weitergabe und gezielter Werbung widersprochen.',
  automatic: 'Ihr Browser bittet darum, Ihre Daten weder zu verkaufen noch weiterzugeben. Ihr Widerspruch gilt.',
  choose: 'Auswählen',
  dialogTitle: 'Verkauf, Weitergabe und gezielter Werbung widersprechen?',
  dialogLead:
    'Wenn Sie widersprechen, wird keine Werbung notiert, über die Sie kamen, und niemand sonst erfährt von Ihren Besuchen.',
  optOut: 'Widersprechen',
  cancel: 'Abbrechen',
}
