import { setTimeout as sleep } from 'node:timers/promises'
import { getJob } from '#jobs/enqueue.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'

const lookEveryMs = 400
/** Requests of a workspace that wait here; others are answered at once with the job. */
const waitingMax = 4
const waiting = new Map<string, number>()

/** Waits for the job of a video, at most so many seconds. Throws what became of one that failed or was canceled. */
export async function waitForVideo(ctx: With<never>, jobId: string, seconds: number): Promise<void> {
  const { workspaceId } = ctx
  const before = waiting.get(workspaceId) ?? 0
  waiting.set(workspaceId, before + 1)
  try {
    const looks = before < waitingMax ? Math.ceil((seconds * 1000) / lookEveryMs) : 0
    for (let look = 0; !(await isOver(ctx, jobId)) && look < looks && !ctx.signal.aborted; look++)
      await sleep(lookEveryMs)
  } finally {
    const left = (waiting.get(workspaceId) ?? 1) - 1
    if (left === 0) waiting.delete(workspaceId)
    else waiting.set(workspaceId, left)
  }
}

async function isOver(ctx: With<never>, jobId: string): Promise<boolean> {
  const job = await getJob(ctx, jobId)
  if (job?.state === 'canceled') throw new AppError('video_canceled')
  if (job?.state === 'failed') throw new AppError('video_failed')
  return job === undefined || job.state === 'done'
}
