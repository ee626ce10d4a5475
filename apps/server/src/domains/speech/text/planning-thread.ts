import { Worker } from 'node:worker_threads'
import { FairRunner } from '@vireo/engines'
import { loaderArguments } from '../../../kernel/loader-arguments.ts'
import { type PackedPieces, unpackPieces } from './pack-pieces.ts'
import type { PlannedPiece, PlanOptions } from './plan-pieces.ts'

/** What may travel to another thread of what planning needs. */
export type PlanningOptions = Omit<PlanOptions, 'canSpeak'> & { readonly speakable: readonly string[] }

export type PlanningOrder = { readonly text: string; readonly options: PlanningOptions }

export type PlanningAnswer = { readonly packed?: PackedPieces; readonly failure?: string }

/** Plans texts in a thread of its own. */
export type PlanningThread = {
  /** Texts of different owners take turns. Rejects with CrowdedError where too many wait. */
  plan(owner: string, order: PlanningOrder): Promise<PlannedPiece[]>
}

/** More than any plan lets a workspace speak at once, and a few tenths of a second of work for each. */
const limits = { running: 1, waiting: 1000, waitingPerKey: 200 }

/** Starts its thread with the first text, and again should it ever die. It does not keep the process alive. */
export function createPlanningThread(): PlanningThread {
  const turns = new FairRunner(limits)
  let worker: Worker | undefined
  return {
    plan: (owner, order) =>
      turns.run(owner, () => {
        worker ??= startThread(() => (worker = undefined))
        return planIn(worker, order)
      }),
  }
}

function startThread(onEnd: () => void): Worker {
  const workerUrl = new URL('./planning-worker.ts', import.meta.url)
  const worker = new Worker(workerUrl, { execArgv: loaderArguments(workerUrl), name: 'planning' })
  worker.on('error', onEnd)
  worker.on('exit', onEnd)
  return worker
}

/** Has one text planned; the process waits for it, not for the thread. */
function planIn(worker: Worker, order: PlanningOrder): Promise<PlannedPiece[]> {
  return new Promise((resolve, reject) => {
    const settled = () => {
      worker.off('message', answer).off('error', fail).off('exit', end)
      worker.unref()
    }
    const answer = ({ packed, failure }: PlanningAnswer) => {
      settled()
      if (packed) resolve(unpackPieces(packed))
      else reject(new Error(failure))
    }
    const fail = (error: unknown) => {
      settled()
      reject(error instanceof Error ? error : new Error(String(error)))
    }
    const end = (status: number) => fail(new Error(`the planning thread ended with status ${status}`))
    worker.on('message', answer).on('error', fail).on('exit', end)
    worker.ref()
    worker.postMessage(order)
  })
}
