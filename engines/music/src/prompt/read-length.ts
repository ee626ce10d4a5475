import { numberWords } from './number-words.ts'

const words = [...numberWords.keys()].toSorted((one, other) => other.length - one.length).join('|')
/** A number in figures, with or without thousands, or in words; a half may follow. */
const figures = String.raw`\d{1,3}(?:[.,]\d{3}){1,2}(?!\d)|\d{1,7}(?:[.,]\d{1,3})?`
const half = String.raw`(?: and a half| 1\/2)?`
const amount = String.raw`(?<!\d[.,:/]|[\p{L}\d])(${figures}|${words})(${half})[\s-]?`
const inMinutes = String.raw`(?:minutes?|minuten?|mins?|minütige[smnr]?|minütig)(?![\p{L}\d])`
const inSeconds = String.raw`(?:seconds?|sekunden?|secs?|sek|sekündige[smnr]?|sekündig)(?![\p{L}\d])`

/** Minutes and what of a minute follows: “2 minutes and 30 seconds”, “2 min 30 s”. */
const minutes = new RegExp(
  `${amount}${inMinutes}(?:\\.?[\\s,-]*(?:and |und )?${amount}(?:${inSeconds}|s(?![\\p{L}\\d'’])))?`,
  'gu',
)
/** “A minute”; of seconds, “a second” is one after the first, and “A min” is a key. */
const oneMinute = /(?<![\p{L}\d]|half )an? minute( and a half)?(?![\p{L}\d])/gu
const seconds = new RegExp(`${amount}${inSeconds}`, 'gu')
const short = /(?<![\p{L}\d.,:])(\d{1,2})\s?m\s?(\d{1,2})\s?s(?![\p{L}\d'’])/gu
/** “1:30”, and not a time of day. */
const clock =
  /(?<![\d:.,/])(?<!\b(?:at|um|gegen|since|seit|until|bis|by|before|after|vor|nach) )(\d{1,2}):([0-5]\d)(?![\d:])(?! ?(?:[ap]\.?m\b|uhr|o['’]clock))/gu

/** A bare “s” after a space or a hyphen: “90 s”. */
const apart = /(?<!\d[.,:/]|[\p{L}\d'’])(\d{1,3}(?:[.,]\d{1,3})?)[ -]s(?![\p{L}\d'’])/u
/** A bare “s” at its number, with what stands around it. */
const attached = /(?<!\d[.,:/]|[\p{L}\d'’-])(\d{1,3}(?:[.,]\d)?)s(?![\p{L}\d'’])/gu
const toldBefore = /(?:\b(?:length|duration|lasts?|lasting|exactly|dauer|länge|genau)(?: is| of| von)?|:|=) ?$/u
const forBefore = /\b(?:for|für) $/u
const toldAfter = /^(?: |-)(?:long|lang|in length|dauer|duration)\b/u
const decadeBefore = /(?:\b(?:the|early|late|mid|roaring|die|der|den|frühe|späte)[ -]|mid-)$/u
const decadeAfter =
  /^(?:-| )(?:style|stil|era|jazz|swing|ragtime|charleston|dixieland|blues|big band|dance band|hollywood|vibes?|feel|sound|musi[ck]|retro|nostalgia)/u

/**
 * Reads how long a piece is to be, in milliseconds; the longest where several lengths are said, as parts are shorter than the whole.
 *
 * A bare “s” at its number may be a decade or a drum machine, and nobody is to pay for eight hundred seconds of “808s”. So it means seconds
 * only where nothing says so in words, and then
 * - after a space or a hyphen: “90 s”;
 * - where the number is no decade and no machine: “15s”, “45s”, “120s”, but neither “80s”, “808s” nor “1980s”;
 * - for “10s”, “20s” and “30s”, which are what short pieces last, unless a word beside makes a decade of them: “30s swing”, “the 20s”;
 * - for decades and machines where a length is named: “90s long”, “length: 90s”.
 */
export function readLength(prompt: string): number | undefined {
  const text = prompt.replaceAll(/\s+/gu, ' ').replaceAll(/(\d)? ?½/gu, (_, whole = '0') => `${whole}.5`)
  const said = saidIn(text)
  if (said.length > 0) return Math.round(Math.max(...said) * 1000)
  const bare = bareIn(text)
  return bare === undefined ? undefined : Math.round(bare * 1000)
}

/** Lists the lengths that words or a clock's figures say, in seconds. */
function saidIn(text: string): number[] {
  const long = [...text.matchAll(minutes)].map(
    ([, whole, rest, more = '0', moreRest]) => numberOf(whole, rest) * 60 + numberOf(more, moreRest),
  )
  const one = [...text.matchAll(oneMinute)].map(([, rest]) => (rest ? 90 : 60))
  const few = [...text.matchAll(seconds)].map(([, whole, rest]) => numberOf(whole, rest))
  const both = [...text.matchAll(short), ...text.matchAll(clock)].map(
    ([, whole, rest]) => Number(whole) * 60 + Number(rest),
  )
  return [...long, ...one, ...few, ...both].filter((length) => length > 0)
}

function bareIn(text: string): number | undefined {
  const [, far] = apart.exec(text) ?? []
  if (far !== undefined) return numberOf(far)
  for (const found of text.matchAll(attached)) {
    const [whole, number = ''] = found
    const [before, after] = [text.slice(0, found.index), text.slice(found.index + whole.length)]
    if (isLength(number, before, after)) return numberOf(number)
  }
  return undefined
}

function isLength(number: string, before: string, after: string): boolean {
  if (toldBefore.test(before) || toldAfter.test(after)) return true
  // “For 90s” is a length, “for 90s kids” is not.
  if (forBefore.test(before) && /^(?:$|[.,;!)]| of | von )/u.test(after)) return true
  if (decadeBefore.test(before) || after.startsWith('-')) return false
  if (/^[123]0$/u.test(number)) return !decadeAfter.test(after)
  if (/^\d{3}$/u.test(number))
    return /^[1-6]\d[05]$/u.test(number) && number[0] !== number[2] && !after.startsWith(' of ')
  return !/^\d0$/u.test(number)
}

function numberOf(written = '0', rest = ''): number {
  const more = rest === '' ? 0 : 0.5
  const named = numberWords.get(written)
  if (named !== undefined) return named + more
  const isGrouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/u.test(written)
  return Number(isGrouped ? written.replaceAll(/[.,]/gu, '') : written.replace(',', '.')) + more
}
