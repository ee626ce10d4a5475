import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { Tier } from '@vireo/contracts/users'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { appointAdmin, appointFirst } from '#users'
import { assertUncommon } from '../passwords/assert-uncommon.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { issueApiKey } from '../keys/issue-api-key.ts'
import { openAccount } from './open-account.ts'
import { takeAddress } from './take-address.ts'

export type CreateUser = {
  /** As the contract's `Email` reads it. */
  readonly email: string
  readonly password: string
  readonly firstName?: string
  readonly tier?: Tier
  /** May administer this instance; the first account does in any case. */
  readonly admin?: boolean
  /** Whoever runs the instance vouches for the address. */
  readonly isVerified?: boolean
}

export type CreatedUser = {
  readonly userId: UserId
  readonly workspaceId: WorkspaceId
  readonly apiKey: string
  readonly isVerified: boolean
  readonly isOperator: boolean
}

/**
 * Opens an account for somebody on behalf of the operator, even where sign-up is closed, with a first API key. Throws
 * `address_taken`.
 */
export async function createUser(ctx: With<'settings'>, input: CreateUser): Promise<CreatedUser> {
  const { email, firstName = null, tier = ctx.ports.settings.defaultTier } = input
  assertUncommon(input.password)
  const passwordHash = await hashPassword(input.password)
  return transaction(ctx, async (ctx) => {
    const account = await openAccount(ctx, { email, firstName, passwordHash, tier })
    if (!account) throw new AppError('address_taken')
    const target = { kind: 'user', id: account.userId }
    await writeAudit(ctx, {
      action: 'identity.user-created',
      workspaceId: account.workspaceId,
      target,
      details: { tier },
    })
    if (input.admin) await appointAdmin(ctx, account)
    const isOperator = (await appointFirst(ctx, account)) || (input.admin ?? false)
    const isVerified = input.isVerified === true && Boolean(await takeAddress(ctx, { userId: account.userId, email }))
    const { secret } = await issueApiKey(ctx, {
      ...account,
      name: 'First key',
      permissions: 'all',
      characterLimit: null,
    })
    return { ...account, apiKey: secret, isVerified, isOperator }
  })
}
