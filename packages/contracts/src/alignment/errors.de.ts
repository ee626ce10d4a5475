import type { alignmentErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const alignmentErrorsGerman: Readonly<Record<keyof typeof alignmentErrors, string>> = {}
