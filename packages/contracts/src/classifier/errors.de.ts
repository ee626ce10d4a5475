import type { classifierErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const classifierErrorsGerman: Readonly<Record<keyof typeof classifierErrors, string>> = {}
