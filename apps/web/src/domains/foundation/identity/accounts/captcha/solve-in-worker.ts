import type { CaptchaChallenge } from '@vireo/contracts/identity'
import { z } from 'zod'

const Answer = z.union([z.object({ token: z.string() }), z.object({ failure: z.string() })])

/** Solves a puzzle in a worker of its own, which ends with it. */
export function solveInWorker(challenge: CaptchaChallenge): Promise<string> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
  const solved = new Promise<string>((resolve, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message)))
    worker.addEventListener('message', (event: MessageEvent<unknown>) => {
      const answer = Answer.parse(event.data)
      if ('token' in answer) resolve(answer.token)
      else reject(new Error(answer.failure))
    })
  })
  worker.postMessage(challenge)
  return solved.finally(() => worker.terminate())
}
