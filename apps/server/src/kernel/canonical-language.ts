import { entryOf } from './entry-of.ts'

const aliases: Readonly<Record<string, string>> = {
  cmn: 'zh',
  nb: 'no',
  nn: 'no',
  tl: 'fil',
  iw: 'he',
  in: 'id',
  ji: 'yi',
}

/**
 * Answers the primary language of a BCP 47 tag, lower case, one name per language: `zh-Hant-TW` and `cmn` give `zh`.
 */
export function canonicalLanguage(tag: string): string {
  const primary = tag.trim().toLowerCase().split(/[-_]/, 1)[0] ?? ''
  return entryOf(aliases, primary) ?? primary
}
