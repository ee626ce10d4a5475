import type { Traits } from '../scene.ts'

/** More is made as so many: crowds that no one counts. */
const countMax = 999
/** What people hear; nothing else is a pitch. */
const heard = { lowest: 20, highest: 20_000 }

/** Digits in groups, as "5,000", "5.000" and "5 000", or with a part behind a point or comma. */
export const numberPattern = String.raw`\d{1,3}(?:[., ]\d{3})+(?!\d)|\d+[.,]\d+|\d+`
const grouped = /^\d{1,3}(?:[., ]\d{3})+$/u
const frequency = new RegExp(`^(${numberPattern})\\s*(k?)(?:hz|hertz|ilohertz)$`, 'u')
/** A number with the unit that makes it a pitch, as "440 Hz" and "2.5kHz". */
export const frequencyPattern = String.raw`(?:${numberPattern})\s*(?:k?hz|hertz|kilohertz)(?![\p{L}\p{N}])`

const year = /^(?:1[5-9]|20)\d\d$/u
/** What stands before a year. */
const beforeYears = new Set(['in', 'from', 'year', 'circa', 'since', 'aus', 'jahr', 'jahre', 'seit', 'anno'])

/** Reads a number of a prompt; undefined for what is none. */
export function numberIn(key: string): number | undefined {
  if (!new RegExp(`^(?:${numberPattern})$`, 'u').test(key)) return undefined
  return Number(grouped.test(key) ? key.replaceAll(/[., ]/gu, '') : key.replace(',', '.'))
}

/** Reads a pitch that people hear, in hertz; undefined for what is none. */
export function pitchIn(key: string): number | undefined {
  const [, number = '', kilo] = frequency.exec(key) ?? []
  const hz = (numberIn(number) ?? 0) * (kilo === 'k' ? 1000 : 1)
  return hz >= heard.lowest && hz <= heard.highest ? hz : undefined
}

/** Reads how often something is wanted; undefined for a year, which says nothing of a sound. */
export function countIn(key: string, before: string): Pick<Traits, 'count'> | undefined {
  const number = numberIn(key)
  if (number === undefined || (year.test(key) && beforeYears.has(before))) return undefined
  return { count: Math.max(1, Math.min(countMax, Math.round(number))) }
}
