import { plural, type Translation } from '#kit/language/index.ts'
import type { cloningWords } from './words.ts'

export const cloningGerman: Translation<typeof cloningWords> = {
  lead: 'Bringen Sie ein, zwei Minuten mit, in denen ein Mensch spricht, und erhalten Sie eine Stimme für jeden Text.',
  notInPlan: 'Ihr Tarif enthält kein Sofortklonen',
  notInPlanHelp: 'Es beginnt mit dem Tarif Starter.',
  plans: 'Tarife ansehen',
  howTitle: 'Wie es gemacht wird',
  methods: {
    acoustic_matching:
      'Akustische Angleichung: Die nächstliegende Stimme dieser Instanz wird Ihren Aufnahmen angeglichen, in Tonhöhe, Melodie, Tempo und Klang. Dies ist kein neuronaler Klon: Wie der Mensch artikuliert, wird nicht gelernt.',
    zero_shot:
      'Klonen ohne Training: Ein neuronales Modell auf dieser Instanz hört Ihre Aufnahmen an und spricht wie sie.',
  },
  samples: 'Aufnahmen',
  samplesLead: (files, minutes) =>
    `Bis zu ${files} Dateien, zusammen ${minutes} Minuten. Ein Mensch, keine Musik, wenig Hall. Zehn Sekunden genügen; eine Minute ist besser.`,
  voice: 'Stimme',
  voiceLead: 'Wie sie heißt und was sie spricht.',
  name: 'Name',
  nameRequired: 'Geben Sie der Stimme einen Namen.',
  description: 'Beschreibung',
  language: 'Sprache',
  languageHelp: 'Was die Stimme am besten spricht. Es muss nicht die Sprache der Aufnahmen sein.',
  accent: 'Akzent',
  gender: 'Geschlecht',
  age: 'Alter',
  unsaid: 'Keine Angabe',
  genders: { female: 'Weiblich', male: 'Männlich', neutral: 'Neutral' },
  ages: { young: 'Jung', middle_aged: 'Mittleren Alters', old: 'Alt' },
  consent: 'Einverständnis',
  consentLead: 'Es wird mit Ihrem Namen, der Zeit und Ihrer Adresse aufbewahrt.',
  consentRequired: 'Ohne dies kann nichts geklont werden.',
  samplesRequired: 'Bringen Sie mindestens eine verwendbare Aufnahme.',
  stillChecking: 'Warten Sie, bis die Aufnahmen angehört sind.',
  create: 'Stimme klonen',
  uploading: (percent) => `Wird gesendet … ${percent} %`,
  matching: 'Die Stimme wird angeglichen …',
  progress: 'Klonen',
  cancel: 'Abbrechen',
  cancelled: 'Abgebrochen. Es wurde nichts aufbewahrt.',
  failed: 'Die Stimme ist nicht entstanden',
  ready: (name) => `${name} ist fertig`,
  needsProof: 'Bevor sie spricht, zeigen Sie, dass es Ihre ist: Öffnen Sie sie im Stimmlabor.',
  matched: (semitones, decibels) => `Auf ${semitones} Halbtöne in der Tonhöhe und ${decibels} dB im Klang angeglichen.`,
  leftOut: (count) =>
    plural(count, { one: 'Eine Aufnahme wurde ausgelassen.', other: `${count} Aufnahmen wurden ausgelassen.` }),
  use: 'Verwenden',
  another: 'Weitere Stimme klonen',
  announceReady: (name) => `Die Stimme ${name} ist fertig.`,
}
