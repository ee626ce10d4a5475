import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import type { HeardStretch } from '../hearing/heard.ts'
import { changeTranscript, holdForWork } from '../keeping/transcript-store.ts'
import type { TranscriptRow } from '../tables.ts'
import { insertStretch, listStretches } from './stretch-store.ts'
import { TranscriptionOver } from './transcription-over.ts'

export type KeptProgress = {
  readonly before: ReadonlyMap<number, HeardStretch>
  /** Throws `TranscriptionOver`. */
  readonly keep: (position: number, heard: HeardStretch, share: number) => Promise<void>
}

/** Writes down what was heard as it grows, with how long the rest takes at the pace of this run. */
export async function keepProgress(ctx: Context, { id }: TranscriptRow): Promise<KeptProgress> {
  const before = new Map((await listStretches(ctx, id)).map(({ position, heard }) => [position, heard]))
  const startedMs = ctx.now().getTime()
  let shareBefore: number | undefined
  return {
    before,
    keep: (position, heard, share) =>
      transaction(ctx, async (ctx) => {
        if (!(await holdForWork(ctx, id))) throw new TranscriptionOver()
        await insertStretch(ctx, id, { position, heard })
        const elapsedMs = ctx.now().getTime() - startedMs
        const done = share - (shareBefore ?? 0)
        // The first stretch of a run that goes on where another ended is no measure of it.
        const secondsLeft = before.size > 0 && shareBefore === undefined ? null : secondsFor(1 - share, done, elapsedMs)
        shareBefore ??= before.size > 0 ? share : 0
        await changeTranscript(ctx, id, { progress: share, seconds_left: secondsLeft })
      }),
  }
}

function secondsFor(left: number, done: number, elapsedMs: number): number | null {
  return done > 0 ? Math.round((left * elapsedMs) / done / 1000) : null
}
