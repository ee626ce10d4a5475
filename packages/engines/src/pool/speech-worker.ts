import { parentPort, receiveMessageOnPort, workerData, type MessagePort } from 'node:worker_threads'
import { adoptAudioModules } from '@vireo/audio'
import type { SpeechPiece } from '../speech.ts'
import { createAudioShelves } from './shelves/audio-shelves.ts'
import { EngineShelf } from './shelves/engine-shelf.ts'
import type { WorkerNews, WorkerOrder, WorkerStart } from './messages.ts'
import { SpeechRunner } from './speech-runner.ts'

/** The entry of a speech worker: everything between the thread's port and the runner. */

/** Enough for the optimising compiler to have seen every loop once. */
const warmPieces = 3
const warmText = 'Good morning, how can I help you today?'

/** Casts what the pool passes to its worker (see `SpeechThread`). */
function startOf(data: unknown): WorkerStart {
  return data as WorkerStart
}

/** Casts the pool's orders; only the pool holds the other end of this port. */
function ordersIn(message: unknown): readonly WorkerOrder[] {
  return message as readonly WorkerOrder[]
}

function ordersWaitingAt(port: MessagePort): readonly WorkerOrder[] {
  const orders: WorkerOrder[] = []
  for (;;) {
    const received: { readonly message: unknown } | undefined = receiveMessageOnPort(port)
    if (!received) return orders
    orders.push(...ordersIn(received.message))
  }
}

function sendTo(port: MessagePort, news: WorkerNews): void {
  port.postMessage(news, news.news === 'audio' ? [news.bytes.buffer as ArrayBuffer] : [])
}

function warmPiece(engine: string, base: string): SpeechPiece {
  return {
    text: warmText,
    recipe: { engine, base, gainDb: 0 },
    language: 'en',
    settings: { speed: 1, stability: 1, similarityBoost: 1, style: 0, useSpeakerBoost: true },
    seed: 0,
    pauseAfterMs: 0,
  }
}

async function warmUp(runner: SpeechRunner, engines: EngineShelf, start: WorkerStart): Promise<void> {
  let stream = -1
  for (const engine of start.warmEngines) {
    await engines.load(engine)
    const synthesizer = engines.take(engine)
    if (!synthesizer) continue
    engines.giveBack(engine, synthesizer)
    const [voice] = synthesizer.voices()
    if (!voice) continue
    const piece = { order: 'piece', stream, piece: warmPiece(engine, voice.base) } as const
    for (const format of start.warmFormats) {
      runner.accept([{ order: 'open', stream, slot: start.cancelFlags.length - 1, format }])
      runner.accept([...Array.from({ length: warmPieces }, () => ({ ...piece, stream })), { order: 'finish', stream }])
      await runner.over(stream)
      stream--
    }
  }
}

async function main(port: MessagePort): Promise<void> {
  const start = startOf(workerData)
  adoptAudioModules(start.audioModules)
  const engines = new EngineShelf(start.engines, start.warmEngines, start.links)
  const runner = new SpeechRunner({
    engines,
    shelves: createAudioShelves(),
    now: () => performance.now(),
    status: start.status,
    cancelFlags: start.cancelFlags,
    preemptionLeadMs: start.preemptionLeadMs,
    mark: start.mark,
    send: (news) => sendTo(port, news),
    receive: () => ordersWaitingAt(port),
  })
  // From here on the thread lives as long as its pool: somebody may ask before it is warm, and pause between pieces.
  port.on('message', (message: unknown) => runner.accept(ordersIn(message)))
  await warmUp(runner, engines, start)
  // Where the process lets us: loading leaves megabytes behind that nobody would collect while nobody speaks.
  globalThis.gc?.()
  sendTo(port, { news: 'ready' })
}

if (!parentPort) throw new Error('this file is the entry of a worker thread')
await main(parentPort)
