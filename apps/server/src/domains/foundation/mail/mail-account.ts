import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { countAlike } from './letter-store.ts'
import { type SendMail, sendMail } from './send-letter.ts'

/** The owner of an account, as far as a letter needs it. */
export type Addressee = {
  readonly email: string
  /** When somebody showed that they read its mail; null: it may be anybody's. */
  readonly email_verified_at: Date | null
}

export type AccountMail = Omit<SendMail, 'to'> & {
  /** What is sent each time, because it is a document and was paid for. What is told is repeated so often an hour. */
  readonly isDocument?: boolean
}

const hourMs = 3_600_000
/** After ten unread letters of a kind nobody needs an eleventh. */
const alikePerHour = 10

/**
 * Mails somebody about their account or a workspace of theirs. Sends nothing to an unproven address: a stranger who
 * signed up with it could have mails sent there without end. Mails that ask an address to prove itself go through
 * `sendMail`, behind `beginAttempt`.
 */
export async function mailAccount(
  ctx: Context,
  { email, email_verified_at: provenAt }: Addressee,
  { isDocument = false, ...mail }: AccountMail,
): Promise<void> {
  if (provenAt === null) return
  const since = new Date(ctx.now().getTime() - hourMs)
  await transaction(ctx, async (ctx) => {
    if (!isDocument && (await countAlike(ctx, { ...mail, recipient: email }, since)) >= alikePerHour) return
    await sendMail(ctx, { ...mail, to: email })
  })
}
