import { libraryVoices } from '#voices/library/index.ts'

/** An accent of a language that voices can speak, and the base that speaks it. */
export type Accent = {
  readonly accent: string
  /** BCP 47 primary language. */
  readonly language: string
  readonly locale: string
  /** The name under which espeak knows it; every embedded voice of another engine has a base of its own. */
  readonly espeakBase: string
}

/** espeak's name for an accent that the library speaks by another engine only. */
const withoutEspeakVoice: Readonly<Record<string, string>> = { american: 'en-us' }

/** Every accent of the library, in its order; the first of a language is meant where none is named. */
export const accents: readonly Accent[] = collect()

const byName = new Map(accents.map((accent) => [accent.accent, accent]))

/** The language of each accent. */
export const accentLanguages: ReadonlyMap<string, string> = new Map(
  accents.map(({ accent, language }) => [accent, language]),
)

/** Finds an accent by its name. */
export function findAccent(name: string): Accent | undefined {
  return byName.get(name)
}

/** Finds the accent meant by a language without an accent; undefined for one that cannot be spoken. */
export function accentOfLanguage(language: string): Accent | undefined {
  return accents.find((accent) => accent.language === language)
}

function collect(): Accent[] {
  const found = new Map<string, Accent>()
  for (const { labels, languages, recipe } of libraryVoices) {
    const { accent, language } = labels
    const espeakBase = recipe.engine === 'espeak' ? recipe.base.split('+')[0] : withoutEspeakVoice[accent]
    if (found.has(accent) || espeakBase === undefined) continue
    found.set(accent, { accent, language, locale: languages[0] ?? language, espeakBase })
  }
  return [...found.values()]
}
