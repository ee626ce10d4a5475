import type { ApiKeyId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { findKeyHolder } from './api-key-store.ts'

/** Returns the user that a key of the caller's workspace acts for; undefined when there is no such key. */
export async function holderOfApiKey(ctx: Context, keyId: ApiKeyId): Promise<string | undefined> {
  return (await findKeyHolder(ctx, keyId))?.user_id
}
