import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '#kernel/context.ts'
import type { StorageWriter } from '#ports/storage.ts'
import { releaseEventually, type Reservation } from '#usage/reservations/index.ts'

/** What a recording in the making holds; everything is given back exactly once. */
export type PendingWork = {
  readonly reservations: Reservation[]
  /** Whether price and recording are safe, so that nothing is given back any more. */
  kept: boolean
  add(reservation: Reservation): Promise<void>
  giveBack(): Promise<void>
  close(): Promise<void>
}

export type PendingParts = {
  readonly writer: StorageWriter
  /** Whether the file stays once the recording is complete. */
  readonly isKept: boolean
}

/** Starts with nothing but the file; reservations are added as they are made. */
export function createPendingWork(ctx: Context, { writer, isKept }: PendingParts): PendingWork {
  const reservations: Reservation[] = []
  const pendingWork: PendingWork = {
    reservations,
    kept: false,
    add,
    giveBack: once(giveBack),
    close: once(close),
  }
  let givenBack = false
  async function add(reservation: Reservation) {
    if (givenBack) void releaseEventually(ctx, reservation.id)
    else reservations.push(reservation)
  }
  async function giveBack() {
    givenBack = true
    if (pendingWork.kept) return
    await pendingWork.close()
    // An answer need not wait for a database that is away.
    await Promise.all(reservations.map((reservation) => soon(releaseEventually(ctx, reservation.id))))
  }
  async function close() {
    if (pendingWork.kept && isKept) await writer.close()
    else await writer.discard()
  }
  return pendingWork
}

/** Waits for work that usually ends at once, but not for long. */
function soon(work: Promise<void>): Promise<void> {
  return Promise.race([work, sleep(100, undefined, { ref: false })])
}

/** Wraps work so that it is done once, however often it is asked for. */
export function once<T>(work: () => T): () => T {
  let done: { readonly result: T } | undefined
  return () => (done ??= { result: work() }).result
}
