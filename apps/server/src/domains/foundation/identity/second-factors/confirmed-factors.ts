import type { UserId } from '@vireo/contracts/kit'
import type { SecondFactor } from '@vireo/contracts/identity'
import type { Context } from '#kernel/context.ts'
import { listSecondFactors } from './second-factor-store.ts'
import type { SecondFactorRow } from './tables.ts'

export type ConfirmedFactors = Partial<Readonly<Record<SecondFactor, SecondFactorRow>>>

/** Returns the second factors that a user has to prove at sign-in, by kind; empty without any. */
export async function confirmedFactors(ctx: Context, userId: UserId): Promise<ConfirmedFactors> {
  const rows = await listSecondFactors(ctx, userId)
  return Object.fromEntries(rows.filter((row) => row.confirmed_at !== null).map((row) => [row.kind, row]))
}

/** Reports whether a user has a confirmed second factor. */
export async function hasSecondFactor(ctx: Context, userId: UserId): Promise<boolean> {
  return Object.keys(await confirmedFactors(ctx, userId)).length > 0
}
