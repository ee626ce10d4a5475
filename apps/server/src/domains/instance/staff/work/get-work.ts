import type { InstanceWork } from '@vireo/contracts/staff'
import { countJobs } from '#jobs/enqueue.ts'
import { unixSecondsOrNull } from '#kernel/formats/unix-seconds.ts'
import { countWaitingEvents } from '#kernel/outbox-store.ts'
import { requireOperator } from '#identity/support-access/index.ts'
import { countLetters } from '#mail'
import type { With } from '#ports/ports.ts'

const recentMs = 7 * 24 * 3_600_000

type Counted = {
  readonly letters: Awaited<ReturnType<typeof countLetters>>
  readonly events: Awaited<ReturnType<typeof countWaitingEvents>>
  readonly jobs: Awaited<ReturnType<typeof countJobs>>
}

/** Counts what happens in the background of the instance, for whoever runs it. Throws `operator_only`. */
export async function getWork(ctx: With<'mail' | 'settings' | 'sms'>): Promise<Counted> {
  await requireOperator(ctx)
  const [letters, events, jobs] = await Promise.all([
    countLetters(ctx),
    countWaitingEvents(ctx),
    countJobs(ctx, new Date(ctx.now().getTime() - recentMs)),
  ])
  return { letters, events, jobs }
}

/** Presents what was counted, and whether anybody carries letters here. */
export function presentWork({ letters, events, jobs }: Counted, ctx: With<'mail' | 'sms'>): InstanceWork {
  return {
    letters: {
      waiting: letters.waiting,
      failed: letters.failed,
      kept: letters.kept,
      oldest_waiting_unix: unixSecondsOrNull(letters.oldest_waiting_at),
      carries_mail: ctx.ports.mail !== undefined,
      carries_text_messages: ctx.ports.sms !== undefined,
    },
    events: {
      waiting: events.waiting,
      failing: events.failing,
      oldest_waiting_unix: unixSecondsOrNull(events.oldest_at),
    },
    jobs: {
      queued: jobs.queued,
      running: jobs.running,
      failed: jobs.failed,
      oldest_queued_unix: unixSecondsOrNull(jobs.oldest_queued_at),
    },
  }
}
