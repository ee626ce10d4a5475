import type { ApiKeyId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { listKeyUsage } from '../reservations/reservation-store.ts'

/** What each of these API keys used in the credit period that now is; absent is none. */
export async function charactersUsedByKeys(
  ctx: Context,
  apiKeyIds: readonly ApiKeyId[],
): Promise<ReadonlyMap<string, number>> {
  const usage = await listKeyUsage(ctx, apiKeyIds)
  return new Map(usage.map(({ id, used }) => [id, used]))
}
