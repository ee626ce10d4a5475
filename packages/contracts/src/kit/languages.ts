import { z } from 'zod'

/** The languages of the interface, of mails and of messages. */
export const Language = z.enum(['en', 'de'])
export type Language = z.output<typeof Language>

/** Answers the language that a locale asks for: `de-AT` is German; undefined for one that is not spoken. */
export function languageOf(locale: string): Language | undefined {
  return Language.safeParse(locale.trim().split('-', 1)[0]?.toLowerCase()).data
}

/** Finds the first language of an `Accept-Language` header that is spoken; undefined where none is. */
export function acceptedLanguage(header: string): Language | undefined {
  const wishes = header.split(',').map((wish) => languageOf(wish.split(';', 1)[0] ?? ''))
  return wishes.find((language) => language !== undefined)
}

/** Chooses the language of a page: what was asked for, else what the `Accept-Language` header of its reader does, else English. */
export function languageOfReader(header: string | undefined, asked = ''): Language {
  return languageOf(asked) ?? acceptedLanguage(header ?? '') ?? 'en'
}

/**
 * The same words in another language: text for text, and for a sentence made from values a function of the same values.
 * What is missing or too much is a type error.
 */
export type Translation<W> = W extends string
  ? string
  : W extends (...values: infer Values) => infer Sentence
    ? (...values: Values) => Translation<Sentence>
    : W extends object
      ? { readonly [Key in keyof W]: Translation<W[Key]> }
      : W

/** The words of one part of the product in every language. */
export type InEachLanguage<W> = Readonly<Record<Language, Translation<W>>>
