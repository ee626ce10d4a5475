import { Worker } from 'node:worker_threads'
import { FairRunner } from '@vireo/engines'
import { loaderArguments } from '#kernel/threads/loader-arguments.ts'
import { type PackedPieces, unpackPieces } from './pack-pieces.ts'
import type { PlannedPiece, PlanOptions } from './plan-pieces.ts'

/** What may travel to another thread of what planning needs. */
export type PlanningOptions = Omit<PlanOptions, 'canSpeak'> & { readonly speakable: readonly string[] }

export type PlanningOrder = { readonly text: string; readonly options: PlanningOptions }

/** The answer of the thread; the first one only says that it is ready. */
export type PlanningAnswer = { readonly ready?: true; readonly packed?: PackedPieces; readonly failure?: string }

/** Plans texts in a thread of its own. */
export type PlanningThread = {
  /**
   * Texts of different owners take turns. Rejects with CrowdedError where too many wait, with PlanningTimeout where
   * one takes too long, and with the signal's reason where nobody wants it any more before its turn.
   */
  plan(owner: string, order: PlanningOrder, signal?: AbortSignal): Promise<PlannedPiece[]>
}

export type PlanningThreadOptions = {
  /** The thread's file, and how it is started. */
  readonly startThread?: () => Worker
  /** How long one text may take once the thread is ready, in milliseconds. */
  readonly planMs?: number
  /** How long the thread may take to get ready, in milliseconds. */
  readonly startMs?: number
}

/** A text took so long that its thread was replaced. */
export class PlanningTimeout extends Error {
  override readonly name = 'PlanningTimeout'
}

/** Room for more texts than any plan speaks at once; each takes a few tenths of a second. */
const limits = { running: 1, waiting: 1000, waitingPerKey: 200 }
/** Far longer than the longest text takes on a slow machine. */
const usualPlanMs = 10_000
const usualStartMs = 60_000

/**
 * Starts its thread with the first text, and again should it ever die or hang: a text that hangs it fails alone. It
 * does not keep the process alive.
 */
export function createPlanningThread({
  startThread = startPlanningWorker,
  planMs = usualPlanMs,
  startMs = usualStartMs,
}: PlanningThreadOptions = {}): PlanningThread {
  const turns = new FairRunner(limits)
  let thread: Thread | undefined
  return {
    plan: (owner, order, signal) =>
      turns.run(
        owner,
        () => {
          thread ??= follow(startThread(), (ended) => {
            if (thread === ended) thread = undefined
          })
          return planIn(thread, order, thread.isReady ? { planMs, startMs: 0 } : { planMs, startMs })
        },
        signal,
      ),
  }
}

type Thread = { readonly worker: Worker; isReady: boolean; end(): void }

function startPlanningWorker(): Worker {
  const workerUrl = new URL('./planning-worker.ts', import.meta.url)
  return new Worker(workerUrl, { execArgv: loaderArguments(workerUrl), name: 'planning' })
}

/** Forgets the thread as soon as it has ended or is to. */
function follow(worker: Worker, onEnd: (thread: Thread) => void): Thread {
  const forget = () => onEnd(thread)
  const thread: Thread = {
    worker,
    isReady: false,
    end() {
      forget()
      worker.terminate().catch(() => undefined)
    },
  }
  worker.on('error', forget).on('exit', forget)
  worker.on('message', () => (thread.isReady = true))
  return thread
}

/** Plans one text in a thread; the process waits for the text, not for the thread. Throws `PlanningTimeout`. */
function planIn(
  thread: Thread,
  order: PlanningOrder,
  { planMs, startMs }: { readonly planMs: number; readonly startMs: number },
): Promise<PlannedPiece[]> {
  const { worker } = thread
  return new Promise((resolve, reject) => {
    const settled = () => {
      clearTimeout(clock)
      worker.off('message', answer).off('error', fail).off('exit', end)
      worker.unref()
    }
    const answer = ({ ready, packed, failure }: PlanningAnswer) => {
      if (ready) {
        clearTimeout(clock)
        clock = setTimeout(giveUp, planMs)
        return
      }
      settled()
      if (packed) resolve(unpackPieces(packed))
      else reject(new Error(failure))
    }
    const fail = (error: unknown) => {
      settled()
      reject(error instanceof Error ? error : new Error(String(error)))
    }
    const end = (status: number) => fail(new Error(`the planning thread ended with status ${status}`))
    const giveUp = () => {
      fail(new PlanningTimeout('planning this text took too long'))
      thread.end()
    }
    let clock = setTimeout(giveUp, startMs || planMs)
    worker.on('message', answer).on('error', fail).on('exit', end)
    worker.ref()
    worker.postMessage(order)
  })
}
