import { UndeliverableError } from '#ports/carriers.ts'
import type { With } from '#ports/ports.ts'
import { findLetter, markFailed, markKept, markSent, noteFailure, updateContent } from './letter-store.ts'
import { renderMail } from './render-mail.ts'
import { openContent, sealContent } from './seal-content.ts'
import type { LetterRow, MailContent } from './tables.ts'

/**
 * Hands a letter to its carrier, or keeps it where there is none. Throws when it should be tried again; after the last attempt it has
 * failed.
 */
export async function deliverLetter(
  ctx: With<'mail' | 'sms' | 'vault'>,
  { letterId }: { readonly letterId: string },
  { isLastAttempt = false }: { readonly isLastAttempt?: boolean } = {},
): Promise<void> {
  const letter = await findLetter(ctx, letterId)
  if (!letter?.content || letter.state !== 'waiting') return
  const content = openContent(ctx, letter.content)
  if (!content) return markFailed(ctx, letter.id, 'It was sealed under another instance key.')
  const carry = carryOf(ctx, letter, content)
  if (!carry) {
    await updateContent(ctx, letter.id, sealContent(ctx, content))
    return markKept(ctx, letter.id)
  }
  try {
    await carry()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    // It stays here for a while: for hours until it is taken, or for as long as letters are kept.
    await updateContent(ctx, letter.id, sealContent(ctx, content))
    if (isLastAttempt || error instanceof UndeliverableError) return markFailed(ctx, letter.id, reason)
    await noteFailure(ctx, letter.id, reason)
    throw error
  }
  await markSent(ctx, letter.id)
}

function carryOf(
  ctx: With<'mail' | 'sms'>,
  letter: LetterRow,
  content: MailContent,
): (() => Promise<void>) | undefined {
  const { id, recipient: to, subject, channel } = letter
  const { mail, sms } = ctx.ports
  if (channel === 'sms') return sms && (() => sms.deliver({ id, to, text: content.paragraphs.join('\n') }))
  const { unsubscribeUrl } = content
  return mail && (() => mail.deliver({ id, to, subject, ...renderMail(subject, content), unsubscribeUrl }))
}
