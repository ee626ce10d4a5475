import type { pronunciationErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const pronunciationErrorsGerman: Readonly<Record<keyof typeof pronunciationErrors, string>> = {
  pronunciation_dictionary_not_found: 'Dieses Aussprachewörterbuch gibt es nicht.',
  invalid_pronunciation_rule: 'Eine Regel lässt sich so nicht sprechen.',
  invalid_pronunciation_file: 'Das ist kein lesbares Aussprachelexikon (PLS).',
  pronunciation_limit_reached: 'Für weitere Regeln oder Wörterbücher ist kein Platz.',
}
