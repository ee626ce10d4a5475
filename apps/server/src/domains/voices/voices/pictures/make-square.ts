import { CrowdedError, FairRunner } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import { askThread } from '#kernel/threads/ask-thread.ts'
import { type AskedSquare, type Square, type SquareAnswer, type SquareWish, usualSquare } from './picture-limits.ts'

/** One at a time, because a large one takes 400 MB while it is unfolded; workspaces take turns. */
const line = new FairRunner({ running: 1, waiting: 20 })
const patienceMs = 60_000

/**
 * Makes a square of a picture that somebody sent, in a thread of its own: what is sent to keep a decoder busy keeps nobody
 * else waiting, and ends with the thread. Throws what is wrong with the picture, or `rate_limit_exceeded`.
 */
export async function makeSquare(bytes: Uint8Array, owner: string, wish: SquareWish = usualSquare): Promise<Square> {
  const answer = await line
    .run(owner, () => inThread({ bytes, wish }))
    .catch((error: unknown) => {
      if (error instanceof CrowdedError) throw new AppError('rate_limit_exceeded', { retryAfterSeconds: 10 })
      throw error
    })
  if ('bytes' in answer) return answer
  throw new AppError(answer.problem, { param: 'picture', cause: answer.cause })
}

async function inThread(asked: AskedSquare): Promise<SquareAnswer> {
  const workerUrl = new URL('./square-worker.ts', import.meta.url)
  try {
    // The thread is our own code; whatever ends it is the picture.
    return (await askThread(workerUrl, { name: 'square', asked, patienceMs })) as SquareAnswer
  } catch (error) {
    return { problem: 'picture_unreadable', cause: String(error) }
  }
}
