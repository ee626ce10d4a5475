import { availableParallelism } from 'node:os'

/**
 * What a job is like. Each kind has places of its own, so that none is kept waiting by another.
 *
 * - `prompt`: somebody waits for it, and it takes seconds: mails, payments
 * - `usual`: nobody counts the seconds, and it takes no more than minutes: tidying, telling other servers
 * - `watched`: somebody sees how far it is, and it computes for minutes: videos; a core is left to everything else
 * - `fetching`: somebody waits while another server answers, which takes minutes and computes nothing: recordings behind links
 * - `heavy`: works for one workspace for minutes or hours: trainings, copies of an account
 */
export const jobKinds = ['prompt', 'usual', 'watched', 'fetching', 'heavy'] as const
export type JobKind = (typeof jobKinds)[number]

type Care = {
  /** Jobs of the kind that one process works on at the same time. */
  readonly places: number
  /** How long one may take, unless it says otherwise. */
  readonly limitMs: number
  /** Whether a workspace has at most one of them under way, in all processes together. */
  readonly oneEach: boolean
}

const minuteMs = 60_000

/** The queue takes a job for abandoned after four hours, so no limit may be longer. */
export const careOf: Readonly<Record<JobKind, Care>> = {
  prompt: { places: 2, limitMs: 10 * minuteMs, oneEach: false },
  usual: { places: 2, limitMs: 60 * minuteMs, oneEach: true },
  watched: { places: Math.max(1, availableParallelism() - 1), limitMs: 60 * minuteMs, oneEach: false },
  fetching: { places: 8, limitMs: 30 * minuteMs, oneEach: true },
  heavy: { places: 2, limitMs: 180 * minuteMs, oneEach: true },
}
