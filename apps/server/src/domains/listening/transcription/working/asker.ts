import type { Context } from '#kernel/context.ts'
import { asAsker, type Asker } from '#identity/keys/index.ts'
import type { With } from '#ports/ports.ts'
import { z } from 'zod'
import type { TranscriptRow } from '../tables.ts'

/** Who asked for work, as jobs are told it; absent in jobs of before. */
export const AskerOfWork = z
  .object({ userId: z.string(), apiKeyId: z.string().optional(), characterLimit: z.number().optional() })
  .optional()

/** Names the caller, and the key that they call with, for the jobs that work for them. */
export function askerIn({ actor }: Pick<Context, 'actor'>): Asker {
  const { userId, apiKeyId, apiKeyCharacterLimit: characterLimit } = actor
  return { userId, apiKeyId, characterLimit }
}

/**
 * Lets work on a transcript spend within the limits of who asked for it: of the key, and of the member. Whoever was given it since has
 * limits of their own, and what nobody has is the workspace's. Throws `forbidden` once they, or the key, are gone.
 */
export async function asAskerOf<C extends With<never>>(
  ctx: C,
  { user_id: ownerId }: Pick<TranscriptRow, 'user_id'>,
  asker: Asker | undefined,
): Promise<C> {
  if (ownerId === null) return ctx
  return asAsker(ctx, asker?.userId === ownerId ? asker : { userId: ownerId })
}
