/** How much of its speaker a professional voice takes. */
export const professionalCloningLimits = {
  /** Speech of the chosen speakers, altogether. Less is refused. */
  speechMsMin: 60_000,
  /** From here on more recordings hardly make a voice better; shown, never enforced. */
  speechMsRecommended: 1_800_000,
  filesPerUploadMax: 10,
  fileBytesMax: 200_000_000,
  samplesMax: 100,
  sampleMsMax: 7_200_000,
  /** Of one voice, within `attemptsPeriodMs` of the first of them. */
  verificationAttemptsMax: 5,
  attemptsPeriodMs: 24 * 3_600_000,
  /** Documents of somebody who cannot prove by reading that a voice is theirs. */
  documentFilesMax: 5,
  documentBytesMax: 20_000_000,
  extraTextLengthMax: 2000,
} as const

/** Of an answer to an upload: the files that were not taken, as JSON of `file_name`, `code` and `message`. */
export const refusedFilesHeader = 'refused-files'
