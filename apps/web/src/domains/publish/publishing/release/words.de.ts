import { plural, type Translation } from '#kit/language/index.ts'
import type { releaseWords } from './words.ts'

export const releaseGerman: Translation<typeof releaseWords> = {
  title: 'Veröffentlichung',
  leadDraft: 'Noch hört niemand sonst dieses Werk.',
  leadReleased: (number, day) => `Alle hören Ausgabe ${number}, veröffentlicht am ${day}.`,
  leadWithdrawn: 'Es wurde zurückgezogen: Niemand hört es mehr.',
  leadTakenDown:
    'Wer diese Instanz betreibt, hat dieses Werk aus der Öffentlichkeit genommen. Es lässt sich nicht veröffentlichen.',
  links: 'Öffentliche Adressen',
  page: 'Seite',
  feed: 'Feed für Podcast-Apps',
  book: 'Buch, dessen Text dem Ton folgt (EPUB)',
  copyOf: (what) => `Adresse kopieren: ${what}`,
  changed: 'Sie haben das Werk seither geändert. Mit der nächsten Ausgabe kommt es an.',
  unchanged: 'Alles, was hier steht, ist veröffentlicht.',
  making: (number) => `Ausgabe ${number} entsteht`,
  made: (made, of) => `${made} von ${of} Kapiteln`,
  makingHelp: 'Sie können diese Seite verlassen: Veröffentlicht wird, sobald alles fertig ist.',
  stop: 'Abbrechen',
  goOn: 'Weiter veröffentlichen',
  stopTitle: 'Veröffentlichung abbrechen?',
  stopConsequence: 'Die Ausgabe, die gerade entsteht, wird nicht veröffentlicht.',
  stopAndWithdraw:
    'Die Ausgabe, die gerade entsteht, wird nicht veröffentlicht, und die jetzige wird ebenfalls zurückgezogen.',
  notMade: (number) => `Ausgabe ${number} wurde nicht veröffentlicht`,
  reasons: {
    history_item_not_found:
      'Eine Aufnahme wurde inzwischen gelöscht. Ersetzen Sie sie in den Kapiteln, und veröffentlichen Sie noch einmal.',
    storage_limit_reached:
      'Der Speicher dieses Arbeitsbereichs ist voll. Schaffen Sie im Verlauf Platz, und veröffentlichen Sie noch einmal.',
    work_leveling_failed:
      'Ein Kapitel ließ sich nicht auf die übliche Lautstärke bringen. Ersetzen Sie seine Aufnahme, und veröffentlichen Sie noch einmal.',
    service_unavailable: 'Bei uns ging etwas schief. Veröffentlichen Sie es noch einmal.',
  },
  unknownReason: 'Etwas ging schief. Sehen Sie die Prüfungen durch, und veröffentlichen Sie es noch einmal.',
  checks: 'Worauf die Veröffentlichung wartet',
  checksFailed: 'Das Werk konnte nicht geprüft werden',
  ready: 'Bereit zur Veröffentlichung',
  left: (count) =>
    count === 0 ? 'Fast bereit' : plural(count, { one: 'Noch 1 Punkt offen', other: `Noch ${count} Punkte offen` }),
  passedCount: (count) => plural(count, { one: '1 Punkt ist erledigt', other: `${count} Punkte sind erledigt` }),
  andMore: (count) => `und ${count} mehr`,
  measuring: (count) => plural(count, { one: '1 Aufnahme wird gemessen', other: `${count} Aufnahmen werden gemessen` }),
  mended: {
    loudness: (count) =>
      plural(count, {
        one: '1 Aufnahme wird beim Veröffentlichen auf −18 LUFS gebracht.',
        other: `${count} Aufnahmen werden beim Veröffentlichen auf −18 LUFS gebracht.`,
      }),
    peak: (count) =>
      plural(count, {
        one: 'Die Spitzen von 1 Aufnahme werden beim Veröffentlichen gesenkt.',
        other: `Die Spitzen von ${count} Aufnahmen werden beim Veröffentlichen gesenkt.`,
      }),
  },
  failed: {
    author: 'Nennen Sie, wer es geschrieben hat.',
    description: 'Beschreiben Sie es in ein paar Sätzen.',
    language: 'Wählen Sie die Sprache.',
    genre: 'Wählen Sie mindestens ein Genre.',
    audience: 'Wählen Sie, für wen es ist.',
    rights: 'Bestätigen Sie unten, dass Sie alles veröffentlichen dürfen.',
    cover: 'Geben Sie ihm ein quadratisches Titelbild; ein Podcast braucht mindestens 1.400 Pixel je Seite.',
    chapters: 'Fügen Sie eine Aufnahme hinzu; ein Einzelstück hat genau eine.',
    recording: 'Ersetzen Sie diese Aufnahmen: Sie wurden gelöscht oder sind nicht lesbar.',
    loudness: 'Diese Aufnahmen sind zu laut oder zu leise: Üblich sind −18 LUFS, zwei mehr oder weniger.',
    peak: 'Die Spitzen dieser Aufnahmen sind zu hoch: höchstens −1 dBTP.',
    silence_start:
      'Diese Aufnahmen beginnen mit mehr als 3 Sekunden Stille. Erstellen Sie sie neu, oder ersetzen Sie sie.',
    silence_end: 'Diese Aufnahmen enden mit mehr als 5 Sekunden Stille. Erstellen Sie sie neu, oder ersetzen Sie sie.',
    silence_inside:
      'Diese Aufnahmen haben Pausen von mehr als 5 Sekunden. Erstellen Sie sie neu, oder ersetzen Sie sie.',
  },
  passed: {
    author: 'Autorschaft genannt',
    description: 'Beschrieben',
    language: 'Sprache bekannt',
    genre: 'Genre gewählt',
    audience: 'Publikum bekannt',
    rights: 'Rechte bestätigt',
    cover: 'Titelbild groß genug',
    chapters: 'Kapitel gewählt',
    recording: 'Alle Aufnahmen sind lesbar',
    loudness: 'So laut wie üblich',
    peak: 'Keine Spitze zu hoch',
    silence_start: 'Jedes Kapitel beginnt bald',
    silence_end: 'Jedes Kapitel endet rechtzeitig',
    silence_inside: 'Keine Pause zu lang',
  },
  fixes: {
    author: 'Namen eintragen',
    description: 'Beschreibung schreiben',
    language: 'Sprache wählen',
    genre: 'Genre wählen',
    audience: 'Publikum wählen',
    rights: 'Zur Bestätigung',
    cover: 'Bild auswählen',
    chapters: 'Aufnahmen hinzufügen',
  },
  mend: 'Beim Veröffentlichen beheben',
  loudnessIs: (lufs) => `${lufs} LUFS`,
  peakIs: (dbtp) => `${dbtp} dBTP`,
  silenceIs: (seconds) => `${seconds} s`,
  normalizes: 'Lautstärke angleichen',
  normalizesHelp: 'Auf −18 LUFS in den Kopien, die man hört. Ihre Aufnahmen bleiben, wie sie sind.',
  rights: 'Ich darf allen Text und allen Ton dieses Werks veröffentlichen.',
  release: 'Veröffentlichen',
  releaseNext: (number) => `Ausgabe ${number} veröffentlichen`,
  releaseTitle: (title) => `${title} veröffentlichen?`,
  releaseConsequence:
    'Dann finden es alle: auf seiner Seite, in der Bibliothek, über den Feed und als Buch. Sie können es jederzeit zurückziehen.',
  releaseNextConsequence: 'Sie ersetzt die jetzige Ausgabe, sobald alles fertig ist.',
  released: (title) => `${title} ist veröffentlicht.`,
}
