/** Why a process drains that ends because of an error nobody caught: any of its jobs may be what broke it. */
export class ProcessCrashed extends Error {
  override readonly name = 'ProcessCrashed'
}

/** How often the process may end beneath a job, beyond the attempts that it has, before it is given up. */
const crashesMax = 3

/** Answers whether a job that was started so often, and beneath which the process ended, is started again. */
export const mayRunAgain = (runs: number, attemptsMax: number): boolean => runs < attemptsMax + crashesMax

/** How a job ends that is given up. */
export const crashedTooOften = {
  state: 'failed',
  code: 'internal_error',
  message: 'The server ended several times while this was being worked on.',
} as const
