import type { isolationErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const isolationErrorsGerman: Readonly<Record<keyof typeof isolationErrors, string>> = {}
