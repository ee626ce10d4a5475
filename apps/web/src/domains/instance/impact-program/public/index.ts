import type { Dictionary } from '#kit/language/index.ts'
import { impactFormGerman } from './words.de.ts'
import { impactFormWords } from './words.ts'

export { ApplicationBody, pageAnswers } from './application-body.tsx'

/** The German of the page, for the build that writes it: there it is not fetched. */
export const impactPageGerman: Dictionary = { 'impact-program/public': impactFormGerman }

/** Answers what the page is called, and what it says of itself. */
export function impactPageHead() {
  return { title: impactFormWords.title, lead: impactFormWords.lead }
}
