import { formatSize } from '#kit/format/index.ts'
import type { Translation } from '#kit/language/index.ts'
import type { sampleWords } from './words.ts'

export const sampleGerman: Translation<typeof sampleWords> = {
  samples: 'Aufnahmen',
  transcript: 'Was darin gesagt wird',
  transcriptHelp:
    'Wort für Wort. Damit wird eine Aufnahme von 2 bis 15 Sekunden auf Englisch oder Chinesisch nachgeahmt; ohne das wird die Stimme akustisch angeglichen.',
  drop: 'Aufnahmen oder Videos hierher ziehen oder einfügen',
  dropLimits: (bytes, minutes) => `Je bis zu ${formatSize(bytes)} und ${minutes} Minuten`,
  remove: (name) => `${name} entfernen`,
  checking: 'Wird geprüft …',
  accepted: 'Verwendbar',
  refused: 'Nicht verwendbar',
  checkFailed: 'Konnte nicht geprüft werden',
  retry: 'Noch einmal prüfen',
  full: (files) => `Mehr als ${files} Dateien können nicht verwendet werden.`,
  grades: { studio: 'Studio', good: 'Gut', ok: 'Brauchbar', poor: 'Schwach', bad: 'Schlecht' },
  measures: { level: 'Pegel', noise: 'Über dem Rauschen', clipped: 'Übersteuert', speech: 'Sprache' },
  levelValue: (lufs) => `${lufs} LUFS`,
  noiseValue: (decibels) => `${decibels} dB`,
  problems: {
    clipped: 'Übersteuert: Gehen Sie vom Mikrofon weg, oder senken Sie dessen Verstärkung.',
    noisy: 'Verrauscht: Schalten Sie die Rauschentfernung ein, oder nehmen Sie in einem ruhigeren Raum auf.',
    little_speech: 'Wenig davon ist Sprache: Schneiden Sie die Pausen heraus.',
    quiet: 'Leise: Gehen Sie näher ans Mikrofon.',
    loud: 'Sehr laut: Senken Sie die Verstärkung.',
    short: 'Kurz: Eine längere Aufnahme wird besser getroffen.',
  },
  refusals: {
    sample_empty: 'Diese Datei ist leer.',
    sample_unreadable:
      'Diese Datei kann nicht gelesen werden: Sie ist keine Aufnahme, beschädigt oder abgeschnitten. Exportieren Sie sie noch einmal.',
    sample_type_not_supported:
      'Dateien dieser Art können nicht gelesen werden. Verwenden Sie WAV, MP3, M4A, FLAC oder ein Video.',
    sample_too_large: 'Diese Datei ist zu groß.',
    sample_too_long: 'Diese Datei ist zu lang, oder alle zusammen sind es. Kürzen Sie sie, oder entfernen Sie andere.',
    sample_too_short: 'Diese Datei ist zu kurz. Nehmen Sie ein paar Sätze auf.',
    sample_silent: 'Darin ist nichts zu hören. War das Mikrofon an?',
    sample_no_speech: 'Darin ist niemand zu hören, der spricht.',
    sample_music: 'Sie enthält Musik. Verwenden Sie die Stimme allein.',
    sample_duplicate: 'Diese Datei wurde schon hinzugefügt.',
  },
  noise: 'Hintergrundgeräusche entfernen',
  noiseHelp:
    'Nimmt Brummen und Rauschen heraus, bevor die Stimme angeglichen wird. Saubere Aufnahmen werden ohne das am besten getroffen.',
}
