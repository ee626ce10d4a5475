import { z } from 'zod'

/** The answer of calls that have nothing to say but that they did it. */
export const Ok = z.object({ status: z.literal('ok') })
export type Ok = z.infer<typeof Ok>

/** The answer of calls that say nothing at all (204): undefined. Of what the web loads first anyway, as `z.void` is not. */
export const Nothing = z.never().optional()
