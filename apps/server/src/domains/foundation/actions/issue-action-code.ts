import type { UserId } from '@vireo/contracts/kit'
import { hash, randomBytes } from 'node:crypto'
import type { Context } from '#kernel/context.ts'
import { insertActionCode } from './action-code-store.ts'
import type { ActionDetails, ActionPurpose } from './tables.ts'

export type IssueActionCode = {
  /** Undefined for somebody who does not exist: the same work, and a code that opens nothing. */
  readonly userId: UserId | undefined
  readonly purpose: ActionPurpose
  readonly lifetimeMs: number
  readonly details?: ActionDetails
}

/** Issues a code for a link; only its hash is stored. Takes one statement. */
export async function issueActionCode(ctx: Context, input: IssueActionCode): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await insertActionCode(ctx, {
    id: ctx.newId('actionCode'),
    user_id: input.userId ?? null,
    purpose: input.purpose,
    code_hash: hashActionCode(code),
    details: input.details ?? {},
    expires_at: new Date(ctx.now().getTime() + input.lifetimeMs),
  })
  return code
}

/** Hashes an action code for storage (SHA-256, hex). It is too random to need a salt or a slow hash. */
export function hashActionCode(code: string): string {
  return hash('sha256', code, 'hex')
}
