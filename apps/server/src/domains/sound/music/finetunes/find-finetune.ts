import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'

/** Finds no fine-tune. */
export function findFinetune(_ctx: Context): Promise<never> {
  return Promise.reject(new AppError('finetune_not_found'))
}
