import type { Context } from '#kernel/context.ts'
import { notInstalled } from '../plan-request.ts'

/** Refuses to train, and says what would be needed. */
export function createFinetune(_ctx: Context): Promise<never> {
  const message = 'Training needs an engine that learns, which this instance does not have.'
  return Promise.reject(notInstalled('fine_tuning', 'files', message))
}
