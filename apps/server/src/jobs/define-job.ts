import type { z } from 'zod'
import type { FullContext } from '../ports/ports.ts'
import { careOf, type JobKind } from './job-kind.ts'

/** What a running job may do besides its work. */
export type JobControl = {
  /** Stored and shown; between 0 and 1. */
  progress(fraction: number): Promise<void>
  /** Aborts when somebody asked for the job to stop, when its time is up, and when the process drains. */
  readonly signal: AbortSignal
  /** Whether no other attempt follows one that fails. */
  readonly isLastAttempt?: boolean
}

/** Background work: its name, what it is told, how often it is tried, and the operation that does it. */
export type JobDefinition = {
  readonly name: string
  readonly payload: z.ZodType
  readonly attemptsMax: number
  /** `usual` unless said. */
  readonly kind?: JobKind
  /** It works for no workspace in particular, whoever asked for it: it waits behind nobody's own work. */
  readonly isForAll?: boolean
  /**
   * Whoever runs the instance may stop one: who waits for it is told, can ask again, and nothing is left half done. Others end
   * by themselves.
   */
  readonly mayBeStopped?: boolean
  /** How long it may take; as long as its kind does unless said. Whoever has not ended by then loses the place. */
  readonly limitMs?: number
  /** Five fields, UTC. Jobs with a schedule get an empty payload. */
  readonly cron?: string
  readonly run: (ctx: FullContext, payload: never, control: JobControl) => Promise<unknown>
}

type TypedJob<S extends z.ZodType> = Omit<JobDefinition, 'payload' | 'run'> & {
  readonly payload: S
  readonly run: (ctx: FullContext, payload: z.output<S>, control: JobControl) => Promise<unknown>
}

/** Declares a job. It may run twice, so its work must be harmless to repeat. */
export function defineJob<S extends z.ZodType>(job: TypedJob<S>): JobDefinition & { readonly payload: S } {
  return job as JobDefinition & { readonly payload: S }
}

/** Answers the kind of a job, `usual` by default. */
export function kindOf({ kind = 'usual' }: JobDefinition): JobKind {
  return kind
}

/** Answers the time limit of a job in milliseconds: its own, else that of its kind. */
export function limitOf(job: JobDefinition): number {
  return job.limitMs ?? careOf[kindOf(job)].limitMs
}
