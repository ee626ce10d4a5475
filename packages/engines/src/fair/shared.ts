import type { MarkPattern } from '@vireo/audio'

/** Whose work it is. Shares take turns, so that nobody waits for all that another has asked for. */
export type Shared = {
  /** What stands for them; everything without one is one share. */
  readonly share?: string
}

/** What is written into a sound beside its bytes. */
export type Markable = {
  /** Written into it, inaudibly, in place of what everything that an engine makes is marked with. */
  readonly mark?: MarkPattern | undefined
}
