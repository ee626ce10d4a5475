import type { Dictionary } from '#kit/language/index.ts'
import { visitsGerman } from '../words.de.ts'

export { ConsentWords } from './consent-words.tsx'

/** The German of the banner, for the build that writes pages: there it is not fetched. */
export const consentGerman: Dictionary = { visits: visitsGerman }
