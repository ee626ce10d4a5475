import type { Translation } from '@vireo/contracts/kit'
import { sharedPageGerman } from '../page/words.de.ts'
import type { pageReportWords } from './words.ts'

const { reason, message, send, sent, often } = sharedPageGerman

export const pageReportGerman: Translation<typeof pageReportWords> = {
  report: { work: 'Dieses Werk melden', profile: 'Dieses Profil melden', sound: 'Dieses Geräusch melden' },
  back: { work: 'Zurück zum Werk', profile: 'Zurück zum Profil', sound: 'Zurück zum Geräusch' },
  reportLead: 'Wer diese Instanz betreibt, sieht es sich an. Über Sie wird nichts gespeichert.',
  reason,
  reasons: {
    false_identity: 'Es gibt sich für jemanden aus',
    copyright: 'Es verwendet, was anderen gehört',
    harm: 'Es ist hasserfüllt oder schadet jemandem',
    spam: 'Es ist Werbung oder Betrug',
    other: 'Etwas anderes',
  },
  message,
  send,
  sent,
  often,
}
