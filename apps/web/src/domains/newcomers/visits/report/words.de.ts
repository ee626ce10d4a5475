import type { Translation } from '#kit/language/index.ts'
import type { visitReportWords } from './words.ts'

export const visitReportGerman: Translation<typeof visitReportWords> = {
  lead: 'Wer kam und was daraus wurde. Gezählt auf dieser Instanz, von allen, die gezählt werden dürfen. Tage sind die der UTC.',
  notOperator: 'Nur wer diese Instanz betreibt, sieht, wer kommt',
  notOperatorLead: 'Fragen Sie den Betreiber dieser Instanz, wenn Sie diese Zahlen brauchen.',
  empty: 'In diesem Zeitraum wurde niemand gezählt',
  emptyLead: 'Zahlen erscheinen mit dem ersten Besuch, der gezählt werden darf, und mit der ersten Registrierung.',
  metrics: {
    visitors: 'Besucher',
    page_views: 'Seitenaufrufe',
    sign_ups: 'Registrierungen',
    first_generations: 'Erste Aufnahmen',
    new_payers: 'Neue Zahlende',
  },
  funnel: 'Vom Besuch zur Zahlung',
  funnelLead: 'Was aus denen wurde, die sich in diesem Zeitraum registriert haben, wann immer es war.',
  steps: { visited: 'Besucht', signedUp: 'Registriert', generated: 'Erzeugt', paid: 'Gezahlt' },
  firstSteps: 'Erste Schritte',
  firstStepsLead: 'Wie viele jeden Schritt der Checkliste zum ersten Mal gegangen sind.',
  stepNames: {
    generate_text_to_speech: 'Text zu Sprache',
    generate_speech_to_speech: 'Stimme geändert',
    add_voice_to_voice_lab: 'Stimme aus der Bibliothek',
    design_voice: 'Stimme entworfen',
    create_dub: 'Video synchronisiert',
    join_affiliate: 'Empfehlungslink',
    generate_api_key: 'API-Schlüssel',
  },
  sources: 'Woher Besucher kamen',
  source: 'Quelle',
  byThemselves: 'Von selbst',
}
