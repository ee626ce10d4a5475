import { z } from 'zod'
import { defineEndpoint, Ok } from '../kit/index.ts'
import { StaffPage, StaffReason } from './schemas.ts'

/** How what happens in the background of the instance is doing. */
export const InstanceWork = z.object({
  letters: z.object({
    waiting: z.number().int(),
    failed: z.number().int(),
    /** What nobody carries, because no carrier is set up. */
    kept: z.number().int(),
    oldest_waiting_unix: z.number().int().nullable(),
    carries_mail: z.boolean(),
    carries_text_messages: z.boolean(),
  }),
  events: z.object({
    waiting: z.number().int(),
    failing: z.number().int(),
    oldest_waiting_unix: z.number().int().nullable(),
  }),
  jobs: z.object({
    queued: z.number().int(),
    running: z.number().int(),
    /** Within the last seven days. */
    failed: z.number().int(),
    oldest_queued_unix: z.number().int().nullable(),
  }),
})
export type InstanceWork = z.infer<typeof InstanceWork>

const more = { has_more: z.boolean(), next_cursor: z.string().nullable() }

/** A letter that no carrier took; neither what it says nor whom it is for. */
export const StuckLetter = z.object({
  letter_id: z.string(),
  channel: z.enum(['mail', 'sms']),
  /** Slice and occasion. */
  kind: z.string(),
  /** Where the addressee has their mail; null for text messages. */
  recipient_domain: z.string().nullable(),
  has_failed: z.boolean(),
  last_error: z.string().nullable(),
  created_at_unix: z.number().int(),
})
export type StuckLetter = z.infer<typeof StuckLetter>

/** An event that comes again because whoever hears of it failed; not what it says. */
export const FailingEvent = z.object({
  event_id: z.string(),
  name: z.string(),
  workspace_id: z.string(),
  attempts: z.number().int(),
  last_error: z.string().nullable(),
  created_at_unix: z.number().int(),
  next_attempt_unix: z.number().int(),
})
export type FailingEvent = z.infer<typeof FailingEvent>

export const jobStates = ['failed', 'running', 'queued'] as const

/** Work in the background; not what it works on. */
export const InstanceJob = z.object({
  job_id: z.string(),
  name: z.string(),
  workspace_id: z.string(),
  state: z.enum(jobStates),
  progress: z.number(),
  attempts: z.number().int(),
  error_code: z.string().nullable(),
  error_message: z.string().nullable(),
  created_at_unix: z.number().int(),
  finished_at_unix: z.number().int().nullable(),
  /** Whether it can be stopped without harm; those that cannot end by themselves. */
  may_be_stopped: z.boolean(),
  is_stopping: z.boolean(),
})
export type InstanceJob = z.infer<typeof InstanceJob>

const pageErrors = ['operator_only', 'invalid_cursor', 'invalid_page_size'] as const
const id = z.string().min(1).max(64)
const why = z.object({ reason: StaffReason })
const done = { status: 200, schema: Ok } as const

export const workEndpoints = {
  getWork: defineEndpoint({
    id: 'staff.getWork',
    method: 'GET',
    path: '/v1/admin/work',
    summary: 'See how letters, events and jobs of the instance are doing',
    access: 'signed-in',
    success: { status: 200, schema: InstanceWork },
    errors: ['operator_only'],
  }),
  listLetters: defineEndpoint({
    id: 'staff.listLetters',
    method: 'GET',
    path: '/v1/admin/work/letters',
    summary: 'List letters that no carrier took, the newest first',
    access: 'signed-in',
    query: StaffPage,
    success: { status: 200, schema: z.object({ letters: z.array(StuckLetter), ...more }) },
    errors: pageErrors,
  }),
  retryLetter: defineEndpoint({
    id: 'staff.retryLetter',
    method: 'POST',
    path: '/v1/admin/work/letters/:letter_id/retry',
    summary: 'Hand a letter that failed to its carrier again',
    access: 'signed-in',
    params: z.object({ letter_id: id }),
    body: why,
    success: done,
    errors: ['operator_only', 'stuck_work_not_found', 'work_act_not_possible'],
  }),
  listEvents: defineEndpoint({
    id: 'staff.listEvents',
    method: 'GET',
    path: '/v1/admin/work/events',
    summary: 'List events that come again because somebody who heard of them failed, the newest first',
    access: 'signed-in',
    query: StaffPage,
    success: { status: 200, schema: z.object({ events: z.array(FailingEvent), ...more }) },
    errors: pageErrors,
  }),
  retryEvent: defineEndpoint({
    id: 'staff.retryEvent',
    method: 'POST',
    path: '/v1/admin/work/events/:event_id/retry',
    summary: 'Let an event that waits come again at once',
    access: 'signed-in',
    params: z.object({ event_id: id }),
    body: why,
    success: done,
    errors: ['operator_only', 'stuck_work_not_found'],
  }),
  listJobs: defineEndpoint({
    id: 'staff.listJobs',
    method: 'GET',
    path: '/v1/admin/work/jobs',
    summary: 'List jobs of the instance that failed, run or wait, the newest first',
    access: 'signed-in',
    query: StaffPage.extend({ state: z.enum(jobStates).default('failed') }),
    success: { status: 200, schema: z.object({ jobs: z.array(InstanceJob), ...more }) },
    errors: pageErrors,
  }),
  retryJob: defineEndpoint({
    id: 'staff.retryJob',
    method: 'POST',
    path: '/v1/admin/work/jobs/:instance_job/retry',
    summary: 'Queue a job that failed again',
    access: 'signed-in',
    params: z.object({ instance_job: id }),
    body: why,
    success: done,
    errors: ['operator_only', 'stuck_work_not_found', 'work_act_not_possible'],
  }),
  stopJob: defineEndpoint({
    id: 'staff.stopJob',
    method: 'POST',
    path: '/v1/admin/work/jobs/:instance_job/stop',
    summary: 'Stop a job that waits or runs, where that does no harm',
    access: 'signed-in',
    params: z.object({ instance_job: id }),
    body: why,
    success: done,
    errors: ['operator_only', 'stuck_work_not_found', 'work_act_not_possible'],
  }),
} as const
