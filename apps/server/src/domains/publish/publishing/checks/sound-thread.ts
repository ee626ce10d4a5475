import { Worker } from 'node:worker_threads'
import { loaderArguments } from '#kernel/threads/loader-arguments.ts'
import { threadAnswer } from '#kernel/threads/thread-answer.ts'
import type { SoundNews, SoundOrder, SoundTask } from './sound-tasks.ts'

/** A piece is a second of sound or less, which takes some milliseconds; on a machine that speaks meanwhile a few more. */
const pieceMs = 60_000
const idleMs = 30_000

/** Threads with nothing to do, until they end. */
const idle = new Map<Worker, NodeJS.Timeout>()

/**
 * Sends a sound through a thread, and yields what that answers: something for each piece, and for the end. Whoever works on hours
 * of sound so keeps nobody waiting. Memory does not grow with its length.
 */
export async function* throughThread(task: SoundTask, sound: AsyncIterable<Float32Array>): AsyncGenerator<SoundNews> {
  let worker: Worker | undefined
  let isReusable = false
  const begin = async () => {
    worker = takeThread()
    await tell(worker, { task })
    return worker
  }
  try {
    // A sound that waits to be decoded needs no thread yet. What is decoded belongs to whoever decoded it, and what is sent is gone here.
    for await (const samples of sound) yield await tell(worker ?? (await begin()), { piece: samples.slice() })
    const last = await tell(worker ?? (await begin()), { piece: null })
    isReusable = true
    yield last
  } finally {
    if (worker && isReusable) keepThread(worker)
    else void worker?.terminate().catch(() => undefined)
  }
}

function tell(worker: Worker, order: SoundOrder): Promise<SoundNews> {
  const answer = threadAnswer(worker, pieceMs)
  worker.postMessage(order, order.piece ? [order.piece.buffer] : [])
  // The thread is our own code.
  return answer as Promise<SoundNews>
}

function takeThread(): Worker {
  const [kept] = idle
  if (!kept) return startThread()
  const [worker, ending] = kept
  clearTimeout(ending)
  idle.delete(worker)
  worker.ref()
  return worker
}

function startThread(): Worker {
  const workerUrl = new URL('./sound-worker.ts', import.meta.url)
  const worker = new Worker(workerUrl, { execArgv: loaderArguments(workerUrl), name: 'sound' })
  // Whoever waits for an answer hears of a thread that failed; between two pieces nobody does.
  return worker.on('error', () => undefined).on('exit', () => forget(worker))
}

/** Keeps a thread for the next sound, for a while in which it keeps no process alive. */
function keepThread(worker: Worker): void {
  worker.unref()
  const end = () => void worker.terminate().catch(() => undefined)
  idle.set(worker, setTimeout(end, idleMs).unref())
}

function forget(worker: Worker): void {
  clearTimeout(idle.get(worker))
  idle.delete(worker)
}
