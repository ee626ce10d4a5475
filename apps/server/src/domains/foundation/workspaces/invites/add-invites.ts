import { type Input } from '@vireo/contracts/kit'
import { Email } from '@vireo/contracts/users'
import type { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { type InviteOutcome } from '@vireo/contracts/workspaces'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertNoMember, type Invitation, mayInvite } from './may-invite.ts'
import { sendInvite } from './send-invite.ts'
import { withinDailyLimit } from './within-daily-limit.ts'

/** Invites several addresses, each on its own: a failure is reported for its address and stops no other. */
export async function addInvites(
  ctx: With<'settings'>,
  input: Input<typeof workspacesEndpoints.addInvites>,
): Promise<InviteOutcome[]> {
  const invitation = await mayInvite(ctx, input)
  const outcomes: InviteOutcome[] = []
  for (const email of new Set(input.emails.map((given) => given.trim().toLowerCase())))
    outcomes.push(await outcomeOf(ctx, email, invitation))
  return outcomes
}

async function outcomeOf(ctx: With<'settings'>, given: string, invitation: Invitation): Promise<InviteOutcome> {
  const { settings } = ctx.ports
  const email = Email.safeParse(given)
  if (!email.success)
    return { email: given, status: 'failed', code: 'invalid_email', message: 'This is no e-mail address.' }
  try {
    await withinDailyLimit(ctx, () =>
      transaction(ctx, async (ctx) => {
        await assertNoMember(ctx, email.data)
        await sendInvite(ctx, { ...invitation, email: email.data, settings })
      }),
    )
    return { email: email.data, status: 'invited', code: null, message: null }
  } catch (error) {
    if (!(error instanceof AppError) || error.entry.status >= 500) throw error
    return { email: email.data, status: 'failed', code: error.code, message: error.message }
  }
}
