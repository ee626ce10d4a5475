import { type InEachLanguage, type Language, languageOfReader } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import type { ReportedPageKind } from './hooks.ts'
import { pageReportGerman } from './words.de.ts'
import { pageReportWords } from './words.ts'

const words: InEachLanguage<typeof pageReportWords> = { en: pageReportWords, de: pageReportGerman }

export type ReportWords = Omit<typeof pageReportWords, 'report' | 'back'> & {
  readonly language: Language
  readonly report: string
  readonly back: string
}

/** Returns what is said to whoever reports a page of a kind, in the language that they read. */
export function reportWordsFor(ctx: Pick<Context, 'client'>, kind: ReportedPageKind): ReportWords {
  return reportWordsIn(languageOfReader(ctx.client.header('accept-language')), kind)
}

/** Returns the same in a language. */
export function reportWordsIn(language: Language, kind: ReportedPageKind): ReportWords {
  const { report, back, ...said } = words[language]
  return { ...said, language, report: report[kind], back: back[kind] }
}
