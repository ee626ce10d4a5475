import type { Language } from '@vireo/contracts/kit'

/** What is written down of a page about a language or an accent; who speaks on it is found where it is shown. */
export type LanguagePage = {
  /** The last part of its address. */
  readonly slug: string
  /** In English it says Accent where it is about one. */
  readonly name: Readonly<Record<Language, string>>
  /** ISO 3166-1 alpha-2. It is shown as letters: not every system draws flags. */
  readonly flag: string
  /** BCP 47, of the text. */
  readonly locale: string
  /** Written for this page: it invites to press play, to write something and to choose another voice. */
  readonly text: string
  /**
   * Whom it is best heard from, the nearest first: accents as voices have them. The first is what the page is about;
   * absent where any voice of the language will do.
   */
  readonly accents?: readonly [string, ...string[]]
  /** What speaks where the page is given no voice of the house: a plain voice of espeak, and people choose one. */
  readonly plainBase?: string
}
