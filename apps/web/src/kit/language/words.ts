import { fetchCode } from '../fetch-code.ts'
import { logQuietly } from '../log.ts'

/** Words of one part of the product: sentences, sentences made from values, and groups of both. */
export type Words = { readonly [key: string]: unknown }

/** Translations by the name under which `words` registered the English. */
export type Dictionary = Readonly<Record<string, Words>>

/** Translations that are fetched with the first words of their slice, by the slice's name. */
export type LaterWords = Readonly<Record<string, () => Promise<Dictionary>>>

const registered = new Map<string, Words>()
const fetched = new Map<string, Promise<void>>()
/** The English that was overwritten, by the words it stands among; undefined where there is none. */
const written = new Map<Words, Map<string, unknown>>()
let spoken: Dictionary = {}
let later: LaterWords = {}

/**
 * Registers the English words of one part; the first word of its name is its slice. They are spoken in the chosen
 * language from the moment the slice's translation is there, so a sentence is read from here when it is shown and
 * never kept.
 */
export function words<const W extends Words>(name: string, english: W): W {
  registered.set(name, english)
  if (spoken[name] === undefined) void fetchWords(name)
  else overwrite(english, spoken[name])
  return english
}

/**
 * Speaks another language from now on, wherever words are read: what is there at once, the rest slice by slice. What it
 * has no words for is English, also after a language that had them.
 */
export function speak(dictionary: Dictionary, rest: LaterWords = {}): void {
  restoreEnglish()
  spoken = {}
  later = rest
  fetched.clear()
  take(dictionary)
  for (const name of registered.keys()) if (dictionary[name] === undefined) void fetchWords(name)
}

/**
 * Fetches the words of a slice (or of one of its parts: `usage/report` is `usage`) in the language that is spoken,
 * once. Never rejects: words that do not arrive stay English, and the next who needs them asks again.
 */
export function fetchWords(name: string): Promise<void> {
  const slice = name.split('/', 1)[0] ?? name
  const load = later[slice]
  const underWay = fetched.get(slice)
  if (load === undefined || underWay !== undefined) return underWay ?? Promise.resolve()
  const arrival = fetchCode(load).then(
    (dictionary) => {
      // Words that arrive after their language was given up are nobody's.
      if (fetched.get(slice) === arrival) take(dictionary)
    },
    (error: unknown) => {
      if (fetched.get(slice) === arrival) fetched.delete(slice)
      logQuietly('The words of a slice did not arrive in this language.', error)
    },
  )
  fetched.set(slice, arrival)
  return arrival
}

/** Waits for the words of everything that was registered so far; at once where English is spoken. */
export async function wordsArrived(): Promise<void> {
  await Promise.all(fetched.values())
}

function take(dictionary: Dictionary): void {
  spoken = { ...spoken, ...dictionary }
  for (const [name, translation] of Object.entries(dictionary)) overwrite(registered.get(name) ?? {}, translation)
}

function overwrite(own: Words, other: Words): void {
  for (const [key, translated] of Object.entries(other)) {
    const here = own[key]
    if (isGroup(here) && isGroup(translated)) overwrite(here, translated)
    else {
      keepEnglish(own, key)
      writable(own)[key] = translated
    }
  }
}

function keepEnglish(own: Words, key: string): void {
  const kept = written.get(own) ?? new Map<string, unknown>()
  if (!kept.has(key)) kept.set(key, own[key])
  written.set(own, kept)
}

function restoreEnglish(): void {
  for (const [own, kept] of written) {
    for (const [key, english] of kept) {
      if (english === undefined) Reflect.deleteProperty(own, key)
      else writable(own)[key] = english
    }
  }
  written.clear()
}

/**
 * Answers the same words as ones that can be written: they are readonly for everybody but the language that is
 * spoken.
 */
function writable(own: Words): Record<string, unknown> {
  return own as Record<string, unknown>
}

function isGroup(value: unknown): value is Words {
  return typeof value === 'object' && value !== null
}
