import { noonOf, type Day } from './days.ts'

/** Answers the language of the page, which names of days are written in. */
export function pageLocale(): string {
  return document.documentElement.lang || 'en'
}

/** Writes a day in figures: MM/DD/YY in English, DD.MM.YY in German. */
export function dayText(day: Day, locale: string): string {
  return format(day, locale, { day: '2-digit', month: '2-digit', year: '2-digit' })
}

/** Writes a day in words, as it is read out. */
export function dayInWords(day: Day, locale: string): string {
  return format(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

/** Writes the month and the year of a day. */
export function monthText(day: Day, locale: string): string {
  return format(day, locale, { month: 'long', year: 'numeric' })
}

/** Writes the day of the week of a day, short or in full. */
export function weekdayText(day: Day, locale: string, weekday: 'short' | 'long'): string {
  return format(day, locale, { weekday })
}

/** Tells which day weeks begin with where a language is spoken, 0 for Sunday. */
export function firstWeekday(locale: string): number {
  return /^(en|ja|ko|pt-BR|he|hi)\b(?!-GB)/u.test(locale) ? 0 : 1
}

function format(day: Day, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(noonOf(day))
}
