import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { countAlike } from './letter-store.ts'
import { type SendMail, sendMail } from './send-letter.ts'

/** Whose account it is, as far as a letter goes. */
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
/** Whoever has not looked at ten of a kind needs no eleventh. */
const alikePerHour = 10

/**
 * Writes to somebody about their account or a workspace of theirs. Nothing goes to an address that nobody has proven:
 * whoever signs up with a stranger's would have letters sent there without end. What asks an address to prove itself
 * goes through `sendMail`, behind `beginAttempt`.
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
