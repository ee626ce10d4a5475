const hourMs = 3_600_000

/** The numbers of those who do the work. */
export const producerLimits = {
  /** How many tasks somebody may have at once. */
  openTasksMax: 5,
  /** How many somebody may be reviewing at once. */
  openReviewsMax: 5,
  claimedForMs: 72 * hourMs,
  extendedByMs: 24 * hourMs,
  changesWithinMs: 48 * hourMs,
  /** So often a buyer may have the same work changed; who is not content then rejects it, and the house decides. */
  changeRoundsMax: 3,
  /** Before a deadline, whoever has the task is told. */
  warnedBeforeMs: 12 * hourMs,
  reviewedWithinMs: 72 * hourMs,
  /** Whoever scores less sees tasks a day later than others. */
  scoreGood: 60,
  latecomersAfterMs: 24 * hourMs,
  notesMax: 200,
  noteMax: 2000,
  /** Less than this stays until it is more. */
  payoutMinMinor: 100,
  test: {
    questionsMax: 30,
    promptMax: 2000,
    expectedMax: 1000,
    answerMax: 3000,
    recordingsMax: 60,
    recordingBytesMax: 20 * 1024 * 1024,
  },
  teamMembersMax: 200,
  messageMax: 2000,
  /** Of a buyer about an order, or a producer about one assignment of it; the house writes as much as it must. */
  messagesMax: 200,
  commentMax: 2000,
  /** Of everybody about one assignment, so that they are listed at once. */
  commentsMax: 500,
  /** Of one person, so that nobody takes the room of the others. */
  commentsOfOneMax: 250,
  /** A list of candidates. */
  candidatesMax: 1000,
  candidatesBytesMax: 2 * 1024 * 1024,
  candidatesKeptDays: 180,
} as const
