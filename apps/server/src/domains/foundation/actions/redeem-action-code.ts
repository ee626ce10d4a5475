import type { UserId } from '@vireo/contracts/kit'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findActionCode, findUsedCode, useActionCode, useUpActionCodes } from './action-code-store.ts'
import { hashActionCode } from './issue-action-code.ts'
import type { ActionDetails, ActionPurpose } from './tables.ts'

export type RedeemedCode = { readonly userId: UserId; readonly details: ActionDetails }

/**
 * Uses up a code for its one purpose, in the transaction of what it allows, so that both happen or neither. Throws
 * `invalid_action_code` for a code that is unknown, used, expired or meant for something else.
 */
export async function redeemActionCode(
  ctx: TransactionContext,
  purpose: ActionPurpose,
  code: string,
): Promise<RedeemedCode> {
  const row = await useActionCode(ctx, purpose, hashActionCode(code))
  if (!row) throw new AppError('invalid_action_code', { param: 'verification_code' })
  return { userId: row.user_id, details: row.details }
}

/** Returns whose code this is and its details without using it up. Throws `invalid_action_code`. */
export async function checkActionCode(ctx: Context, purpose: ActionPurpose, code: string): Promise<RedeemedCode> {
  const row = await findActionCode(ctx, purpose, hashActionCode(code))
  if (!row) throw new AppError('invalid_action_code', { param: 'verification_code' })
  return { userId: row.user_id, details: row.details }
}

/** Finds whose code this was and its details, once it has been used; undefined for any other. */
export async function findUsedActionCode(
  ctx: Context,
  purpose: ActionPurpose,
  code: string,
): Promise<RedeemedCode | undefined> {
  const row = await findUsedCode(ctx, purpose, hashActionCode(code))
  return row && { userId: row.user_id, details: row.details }
}

/** Revokes every open code of these purposes, because what they allow has become dangerous or pointless. */
export function revokeActionCodes(ctx: Context, userId: UserId, purposes: readonly ActionPurpose[]): Promise<void> {
  return useUpActionCodes(ctx, userId, purposes)
}
