/** What is alike for all rows of a task. */
export type RowSettings = {
  readonly mayWrite: boolean
  readonly isTranslated: boolean
  /** Whether it is remarked about the recording, and said by nobody. */
  readonly isRemarked: boolean
  readonly sourceLanguage: string
  readonly targetLanguage: string
}
