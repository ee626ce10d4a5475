import { EngineError, type EngineLink } from '../speech.ts'

/** An answer that names its question; of the number 0 it answers none, and is news. */
type Numbered = { readonly id: number }

/** What the host answers in place of anything else where it failed. */
export type LinkFailure = Numbered & { readonly error: Pick<EngineError, 'kind' | 'message' | 'retryable'> }

/**
 * Creates a function that asks over a link and waits for the answer of the same number. It rejects with EngineError: what the host
 * says, or that the link was closed.
 */
export function correspond<Question extends object, Answer extends Numbered>(
  link: EngineLink,
  onNews: (news: Answer) => void,
): (question: Question) => Promise<Answer> {
  const waiting = new Map<number, (answer: Answer | LinkFailure) => void>()
  let lastId = 0
  link.on('message', (message: unknown) => {
    // Only the host holds the other end.
    const answer = message as Answer
    if (answer.id === 0) onNews(answer)
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  link.on('close', () => {
    const error = { kind: 'closed', message: 'the way to the engine is gone', retryable: false } as const
    for (const [id, resolve] of waiting) resolve({ id, error })
    waiting.clear()
  })
  return async (question) => {
    const id = ++lastId
    const answer = await new Promise<Answer | LinkFailure>((resolve) => {
      waiting.set(id, resolve)
      link.postMessage({ ...question, id })
    })
    if (isFailure(answer)) throw new EngineError(answer.error.kind, answer.error.message, answer.error)
    return answer
  }
}

function isFailure<Answer extends Numbered>(answer: Answer | LinkFailure): answer is LinkFailure {
  return 'error' in answer
}
