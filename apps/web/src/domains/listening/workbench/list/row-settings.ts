/** What is alike for all rows of a task. */
export type RowSettings = {
  readonly mayWrite: boolean
  readonly isTranslated: boolean
  readonly sourceLanguage: string
  readonly targetLanguage: string
}
