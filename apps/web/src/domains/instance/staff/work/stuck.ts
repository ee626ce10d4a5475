import { type FailingEvent, type InstanceJob, type StuckLetter, workEndpoints } from '@vireo/contracts/staff'

import { call } from '#kit/api/index.ts'
import { formatDateTime } from '#kit/format/index.ts'
import { workWords } from './words.ts'

/** Something in the background that somebody may have to look at, whatever it is. */
export type Stuck = {
  readonly id: string
  readonly name: string
  readonly state: { readonly text: string; readonly tone: 'danger' | 'warning' | 'neutral' }
  readonly facts: readonly string[]
  /** What went wrong; null where nothing did. */
  readonly error: string | null
  readonly retry?: (reason: string) => Promise<unknown>
  readonly stop?: (reason: string) => Promise<unknown>
}

/** Shows a letter that its carrier did not take; one that has failed can be tried again. */
export function stuckLetter(letter: StuckLetter): Stuck {
  const { letter_id: id, kind, channel, recipient_domain: domain, has_failed: hasFailed } = letter
  return {
    id,
    name: kind,
    state: hasFailed ? { text: workWords.hasFailed, tone: 'danger' } : { text: workWords.triedAgain, tone: 'warning' },
    facts: [
      workWords.channels[channel],
      ...(domain === null ? [] : [workWords.toDomain(domain)]),
      workWords.made(formatDateTime(letter.created_at_unix)),
    ],
    error: letter.last_error,
    ...(hasFailed && { retry: (reason) => call(workEndpoints.retryLetter, { letter_id: id, reason }) }),
  }
}

/** Shows an event at which somebody fails; it can come again at once. */
export function stuckEvent(event: FailingEvent): Stuck {
  const { event_id: id } = event
  return {
    id,
    name: event.name,
    state: { text: workWords.triedAgain, tone: 'warning' },
    facts: [
      workWords.attempts(event.attempts),
      workWords.next(formatDateTime(event.next_attempt_unix)),
      workWords.made(formatDateTime(event.created_at_unix)),
      event.workspace_id,
    ],
    error: event.last_error,
    retry: (reason) => call(workEndpoints.retryEvent, { event_id: id, reason }),
  }
}

const tones = { failed: 'danger', running: 'neutral', queued: 'neutral' } as const

/** Shows a job: one that failed can be tried again, and some can be stopped. */
export function stuckJob(job: InstanceJob): Stuck {
  const { job_id: id, state, is_stopping: isStopping, finished_at_unix: ended } = job
  return {
    id,
    name: job.name,
    state:
      isStopping && state === 'running'
        ? { text: workWords.stopping, tone: 'warning' }
        : { text: workWords.states[state], tone: tones[state] },
    facts: [
      workWords.made(formatDateTime(job.created_at_unix)),
      ...(ended === null ? [] : [workWords.ended(formatDateTime(ended))]),
      ...(state === 'running' ? [workWords.percent(Math.round(job.progress * 100))] : []),
      workWords.attempts(job.attempts),
      ...(job.workspace_id === '' ? [] : [job.workspace_id]),
    ],
    error: job.error_code === null ? null : `${job.error_code}: ${job.error_message ?? ''}`,
    ...(state === 'failed' && { retry: (reason) => call(workEndpoints.retryJob, { instance_job: id, reason }) }),
    ...(state !== 'failed' &&
      job.may_be_stopped &&
      !isStopping && { stop: (reason) => call(workEndpoints.stopJob, { instance_job: id, reason }) }),
  }
}
