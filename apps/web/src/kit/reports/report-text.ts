import type { Day } from '@vireo/ui'

import { numberFormat } from '../format/number-format.ts'
import { currentLocale } from '../language/index.ts'

/** Writes a day of UTC, whatever zone the viewer is in. */
export function dayText(day: Day): string {
  return new Intl.DateTimeFormat(currentLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** Writes a part of the whole; what is not nothing is never 0 %, and of nothing there is no part. */
export function shareText(part: number, whole: number, decimals = 0): string {
  if (whole <= 0) return '–'
  const format = numberFormat({ style: 'percent', maximumFractionDigits: decimals })
  const least = 10 ** -(decimals + 2)
  const share = part / whole
  return share > 0 && share < least / 2 ? `< ${format.format(least)}` : format.format(share)
}

/** Writes the name of a country, by its code of two letters, in the language of the interface. */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames([currentLocale()], { type: 'region' }).of(code.toUpperCase()) ?? code
  } catch {
    return code
  }
}
