import { currentLocale } from './language.ts'

type Forms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>

/**
 * Answers the form of a phrase that goes with a count, by the rules of the language that is spoken:
 * `plural(2, { one: '1 voice', other: '2 voices' })`. Throws when the form that it needs was forgotten.
 */
export function plural(count: number, forms: Forms): string {
  const rule = new Intl.PluralRules(currentLocale()).select(count)
  const form = forms[rule]
  if (form === undefined) throw new Error(`The form “${rule}” is missing in ${JSON.stringify(forms)}`)
  return form
}
