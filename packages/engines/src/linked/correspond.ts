import { EngineError, type EngineLink } from '../speech.ts'

/** An answer that names its question; of the number 0 it answers none, and is news. */
type Numbered = { readonly id: number }

/** What the host answers in place of anything else where it failed. */
export type LinkFailure = Numbered & { readonly error: Pick<EngineError, 'kind' | 'message' | 'retryable'> }

/** Says that nobody waits for the answer to a question any more. */
export type Abandonment = Numbered & { readonly ask: 'abandon' }

type Waiting<Answer> = { answer(answer: Answer): void; fail(error: unknown): void }

/**
 * Creates a function that asks over a link and waits for the answer of the same number. It rejects with EngineError: what the host
 * says, or that the link was closed; and with the signal's reason, of which the host is told.
 */
export function correspond<Question extends object, Answer extends Numbered>(
  link: EngineLink,
  onNews: (news: Answer) => void,
): (question: Question, signal?: AbortSignal) => Promise<Answer> {
  const waiting = new Map<number, Waiting<Answer>>()
  let lastId = 0
  link.on('message', (message: unknown) => {
    // Only the host holds the other end.
    const answer = message as Answer | LinkFailure
    if (isFailure(answer)) return waiting.get(answer.id)?.fail(toError(answer))
    if (answer.id === 0) onNews(answer)
    waiting.get(answer.id)?.answer(answer)
  })
  link.on('close', () => {
    for (const { fail } of waiting.values()) fail(gone())
  })
  return (question, signal) => {
    if (signal?.aborted) return Promise.reject(signal.reason)
    const id = ++lastId
    let abandon = () => {}
    return new Promise<Answer>((resolve, reject) => {
      abandon = () => {
        const abandonment: Abandonment = { ask: 'abandon', id }
        link.postMessage(abandonment)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', abandon, { once: true })
      waiting.set(id, { answer: resolve, fail: reject })
      link.postMessage({ ...question, id })
    }).finally(() => {
      waiting.delete(id)
      signal?.removeEventListener('abort', abandon)
    })
  }
}

function gone(): EngineError {
  return new EngineError('closed', 'the way to the engine is gone', { retryable: false })
}

function isFailure<Answer extends Numbered>(answer: Answer | LinkFailure): answer is LinkFailure {
  return 'error' in answer
}

function toError({ error }: LinkFailure): EngineError {
  return new EngineError(error.kind, error.message, error)
}
