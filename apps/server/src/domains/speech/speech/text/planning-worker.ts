import { parentPort } from 'node:worker_threads'
import { packPieces } from './pack-pieces.ts'
import { planPieces } from './plan-pieces.ts'
import type { PlanningAnswer, PlanningOrder } from './planning-thread.ts'

/** The entry of the thread that plans long texts, so that nobody else waits for them. */

/** Takes a message as an order, because only the planning thread's owner holds the other end. */
function orderIn(message: unknown): PlanningOrder {
  return message as PlanningOrder
}

function answerTo({ text, options }: PlanningOrder): PlanningAnswer {
  try {
    const canSpeak = new Set(options.speakable)
    const packed = packPieces(planPieces(text, { ...options, canSpeak: (language) => canSpeak.has(language) }))
    return { packed }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

const port = parentPort
if (!port) throw new Error('this file is the entry of a worker thread')
port.postMessage({ ready: true } satisfies PlanningAnswer)
port.on('message', (message: unknown) => {
  const answer = answerTo(orderIn(message))
  port.postMessage(answer, answer.packed ? [answer.packed.numbers.buffer as ArrayBuffer] : [])
})
