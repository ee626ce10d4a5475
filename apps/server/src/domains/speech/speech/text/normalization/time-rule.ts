import type { Rule } from './rewrite.ts'

/** What is said between hours and minutes; other languages say the two numbers, which engines do. */
const hourWords: Readonly<Record<string, string>> = {
  de: 'Uhr',
  fr: 'heures',
  nl: 'uur',
  pt: 'horas e',
  es: 'y',
  it: 'e',
  id: 'lewat',
  vi: 'giờ',
  zh: '点',
  ja: '時',
  ko: '시',
}
const minuteWords: Readonly<Record<string, string>> = { zh: '分', ja: '分', ko: '분', vi: 'phút' }

/** Makes the rule for times of day: 14:30. A word for the hour that follows already is said once. */
export function timeRule(locale: string): readonly Rule[] {
  const language = locale.split('-')[0] ?? locale
  const word = hourWords[language]
  return [
    {
      pattern:
        /(?<![\p{L}\p{N}:.,])([01]?\d|2[0-3]):([0-5]\d)(?![\p{N}:]|[.,]\d)(?:\s(?:Uhr|heures|uur|horas)(?!\p{L}))?/gu,
      replace({ 0: written, index, 1: hours, 2: minutes }, text) {
        const hour = Number(hours)
        const minute = Number(minutes)
        if (language === 'en') {
          if (minute > 0) return `${hour} ${minute < 10 ? `oh ${minute}` : minute}`
          return /^\s?[ap]\.? ?m(?!\p{L})/iu.test(text.slice(index + written.length, index + written.length + 6))
            ? String(hour)
            : `${hour} o'clock`
        }
        if (word === undefined) return minute === 0 ? undefined : `${hour} ${minute}`
        const hourWord = minute === 0 ? word.replace(/\s?(?:e|y|lewat)$/u, '') : word
        return [hour, hourWord, ...(minute === 0 ? [] : [minute, minuteWords[language] ?? ''])]
          .filter((part) => part !== '')
          .join(' ')
      },
    },
  ]
}
