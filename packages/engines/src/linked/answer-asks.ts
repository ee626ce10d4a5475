import type { MessagePort } from 'node:worker_threads'
import { EngineError } from '../speech.ts'
import type { Abandonment, LinkFailure } from './correspond.ts'

type Numbered = { readonly id: number }

/**
 * Answers what comes over a port, each question by its number, until the other side closes it. Work that nobody waits for
 * any more has its signal aborted, and is answered nothing. A failure is answered as what an EngineError says of itself.
 */
export function answerAsks<Ask extends Numbered & { readonly ask: string }, Answer extends object>(
  port: MessagePort,
  answer: (ask: Ask, signal: AbortSignal) => Promise<Answer>,
): void {
  const underWay = new Map<number, AbortController>()
  const begin = async (ask: Ask): Promise<void> => {
    const stopping = new AbortController()
    underWay.set(ask.id, stopping)
    const said = await answer(ask, stopping.signal).catch(toFailure)
    underWay.delete(ask.id)
    if (!stopping.signal.aborted) port.postMessage({ ...said, id: ask.id })
  }
  port.on('message', (message: unknown) => {
    // Only the engine's part in the worker holds the other end.
    const ask = message as Ask | Abandonment
    if (isAbandonment(ask)) underWay.get(ask.id)?.abort()
    else void begin(ask)
  })
  port.on('close', () => {
    for (const stopping of underWay.values()) stopping.abort()
  })
}

function isAbandonment(ask: { readonly ask: string }): ask is Abandonment {
  return ask.ask === 'abandon'
}

function toFailure(error: unknown): Omit<LinkFailure, 'id'> {
  const { kind, message, retryable } = error instanceof EngineError ? error : new EngineError('crashed', String(error))
  return { error: { kind, message, retryable } }
}
