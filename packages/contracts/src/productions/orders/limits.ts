const dayMs = 24 * 3_600_000

/** The numbers of orders. Amounts are integers in the minor unit; clients of the API read dollars. */
export const orderLimits = {
  openMax: 50,
  mediaMax: 100,
  mediaBytesMax: 2_000_000_000,
  mediaMsMax: 5 * 3_600_000,
  mediaMsMin: 100,
  mediaUrlLength: 2000,
  itemsMax: 100,
  /** What is asked for in all items together, as JSON: it is read whenever the order is. */
  requestsCharsMax: 200_000,
  languagesMax: 20,
  /** Recordings times languages, of all items together. */
  assignmentsMax: 500,
  /** What the built-in producer makes for one order that nobody pays, all of it together. */
  sandboxMsMax: 3 * 3_600_000,
  nameMax: 120,
  instructionsMax: 5000,
  /** What ought to be read; it counts among what is asked for in all items. */
  scriptMax: 150_000,
  termsMax: 200,
  termMax: 100,
  reasonMax: 1000,
  /** How long somebody may take to pay. */
  paysWithinMs: 23 * 3_600_000,
  /** What nobody goes on with is over after so long. */
  openForMs: 30 * dayMs,
  takenWithinMs: 7 * dayMs,
  claimedWithinMs: 30 * dayMs,
  /** What was delivered is accepted by itself after so long. */
  acceptedAfterMs: 7 * dayMs,
  /** How long a signed address opens. */
  addressMs: 24 * 3_600_000,
  amountMinMinor: 50,
  amountMaxMinor: 10_000_000,
} as const
