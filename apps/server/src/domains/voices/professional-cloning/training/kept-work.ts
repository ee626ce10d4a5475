import type { Context } from '#kernel/context.ts'

import { transaction } from '#kernel/transaction.ts'
import type { Checkpoint, TrainingRow } from '../tables.ts'
import { changeTraining } from './change-training.ts'

const tellEveryMs = 500

/** The training was cancelled, or its voice is gone: what is done is not wanted any more. */
export class TrainingOver extends Error {
  override readonly name = 'TrainingOver'
}

/** What a training has done so far, written down as it grows. */
export type KeptWork = {
  readonly done: Checkpoint
  /** Keeps what was done, and how much of the whole that is. Throws `TrainingOver`. */
  keep(done: Checkpoint, progress: number): Promise<void>
  /** Reports the progress of `work` now and then. Throws `TrainingOver`. */
  watched<T>(work: (tell: (progress: number) => void) => Promise<T>): Promise<T>
}

/** Keeps the checkpoint of a training. Writing it throws `TrainingOver` once the training has ended otherwise. */
export function keptWork(ctx: Context, training: TrainingRow): KeptWork {
  let done = training.checkpoint
  const write = async (progress: number) => {
    const change = { checkpoint: done, progress: Math.max(progress, training.progress) }
    const held = await transaction(ctx, (ctx) => changeTraining(ctx, training.id, { event: 'begun', change }))
    if (!held) throw new TrainingOver()
  }
  return {
    get done() {
      return done
    },
    keep: (more, progress) => {
      done = { ...done, ...more }
      return write(progress)
    },
    watched: (work) => watched(work, write),
  }
}

/** Writes the latest number now and then; one write at a time, none after the work. */
async function watched<T>(
  work: (tell: (progress: number) => void) => Promise<T>,
  write: (progress: number) => Promise<void>,
): Promise<T> {
  let [latest, written, isOver] = [0, 0, false]
  let writing: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    if (latest === written || isOver) return
    written = latest
    writing = writing.then(() => write(latest)).catch(() => undefined)
  }, tellEveryMs)
  try {
    return await work((progress) => {
      latest = progress
    })
  } finally {
    isOver = true
    clearInterval(timer)
    await writing
  }
}
