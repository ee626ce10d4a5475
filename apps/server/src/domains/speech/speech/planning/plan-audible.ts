import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import type { Rendering } from './plan-request.ts'
import { planScript, type Script } from './plan-script.ts'
import { isAudible } from '../text/prepare-text.ts'

/** Plans a part of a text that is still being written; undefined when nothing in it can be heard. */
export async function planAudible(ctx: With<never>, text: string, rendering: Rendering): Promise<Script | undefined> {
  if (!isAudible(text)) return undefined
  try {
    return await planScript(ctx, text, rendering)
  } catch (error) {
    if (error instanceof AppError && error.code === 'empty_text') return undefined
    throw error
  }
}
