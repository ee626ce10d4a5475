import type { UserId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { updateApiKeyPreview } from './user-store.ts'

/** Stores the last characters of a person's newest API key for their user document; null when they have none left. */
export function showApiKeyPreview(
  ctx: Context,
  { userId, preview }: { readonly userId: UserId; readonly preview: string | null },
): Promise<void> {
  return updateApiKeyPreview(ctx, userId, preview)
}
