import type { assetsErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const assetsErrorsGerman: Readonly<Record<keyof typeof assetsErrors, string>> = {
  asset_not_found: 'Diese Datei gibt es nicht.',
  asset_is_empty: 'In dieser Datei ist nichts.',
}
