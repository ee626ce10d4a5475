import type { ApiKeyId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { listKeyUsage } from '../reservations/reservation-store.ts'

/** Returns what each of these API keys used in the current period; a key that used nothing is absent. */
export async function charactersUsedByKeys(
  ctx: Context,
  apiKeyIds: readonly ApiKeyId[],
): Promise<ReadonlyMap<string, number>> {
  const usage = await listKeyUsage(ctx, apiKeyIds)
  return new Map(usage.map(({ id, used }) => [id, used]))
}
