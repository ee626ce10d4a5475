/** Whose work it is. Shares take turns, so that nobody waits for all that another has asked for. */
export type Shared = {
  /** What stands for them; everything without one is one share. */
  readonly share?: string
}
