import type { Translation } from '#kit/language/index.ts'
import type { publishWords } from './words.ts'

export const publishGerman: Translation<typeof publishWords> = {
  title: 'Dieses Geräusch veröffentlichen',
  lead: 'Alle auf dieser Instanz finden, hören und verwenden es, mit den Wörtern, aus denen es entstanden ist.',
  name: 'Name',
  nameMissing: 'Geben Sie ihm einen Namen, unter dem andere es finden.',
  category: 'Kategorie',
  tags: 'Stichwörter',
  tagsHelp: 'Durch Kommas getrennt, bis zu acht.',
  licence: 'Lizenz',
  licences: {
    cc0: 'CC0: Alle dürfen alles damit tun',
    'cc-by': 'CC BY: Alle, die Sie nennen, dürfen alles damit tun',
  },
  author: 'Als Urheber gezeigt',
  authorHelp: 'Leer: Niemand wird genannt.',
  authorNeeded: 'Diese Lizenz braucht einen Namen.',
  rights: 'Ich darf dieses Geräusch veröffentlichen und stimme seiner Lizenz auf Dauer zu.',
  rightsNeeded: 'Stimmen Sie dem zuerst zu.',
  publish: 'Veröffentlichen',
  save: 'Speichern',
  refused: 'Das Geräusch wurde nicht veröffentlicht',
  published: 'Das Geräusch ist veröffentlicht.',
  saved: 'Gespeichert.',
  withdraw: 'Zurücknehmen',
  withdrawTitle: 'Dieses Geräusch zurücknehmen?',
  withdrawConsequence:
    'Es ist nicht mehr zu finden. Wer es in den Verlauf übernommen hat, behält es unter seiner Lizenz.',
  withdrawn: 'Das Geräusch ist nicht mehr in der Bibliothek.',
  isPublished: 'In der Bibliothek',
  isTakenDown: 'Gesperrt',
  takenDownLead:
    'Wer diese Instanz betreibt, hat dieses Geräusch aus der Bibliothek genommen. Es lässt sich nicht noch einmal veröffentlichen.',
  failed: 'Es ließ sich nicht feststellen, ob das Geräusch veröffentlicht ist',
}
