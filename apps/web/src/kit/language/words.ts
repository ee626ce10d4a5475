/** Words of one part of the product: sentences, sentences made from values, and groups of both. */
export type Words = { readonly [key: string]: unknown }

/**
 * The same words in another language: text for text, and for a sentence made from values a function of the
 * same values. What is missing or too much is a type error.
 */
export type Translation<W> = W extends string
  ? string
  : W extends (...values: infer Values) => infer Sentence
    ? (...values: Values) => Translation<Sentence>
    : W extends object
      ? { readonly [Key in keyof W]: Translation<W[Key]> }
      : W

/** Translations by the name under which `words` registered the English. */
export type Dictionary = Readonly<Record<string, Words>>

const registered = new Map<string, Words>()
let spoken: Dictionary = {}

/**
 * Registers the English words of one part. They are spoken in the chosen language from the moment its
 * dictionary is there, so a sentence is read from here when it is shown and never kept.
 */
export function words<const W extends Words>(name: string, english: W): W {
  registered.set(name, english)
  overwrite(english, spoken[name])
  return english
}

/** Speaks another language from now on, wherever words are read. */
export function speak(dictionary: Dictionary): void {
  spoken = dictionary
  for (const [name, own] of registered) overwrite(own, dictionary[name])
}

function overwrite(own: Words, other: Words | undefined): void {
  for (const [key, translated] of Object.entries(other ?? {})) {
    const here = own[key]
    if (isGroup(here) && isGroup(translated)) overwrite(here, translated)
    else writable(own)[key] = translated
  }
}

/** Words are readonly for everybody but the language that is spoken. */
function writable(own: Words): Record<string, unknown> {
  return own as Record<string, unknown>
}

function isGroup(value: unknown): value is Words {
  return typeof value === 'object' && value !== null
}
