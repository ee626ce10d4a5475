import type { With } from '#ports/ports.ts'
import { listUndelivered } from './letter-store.ts'
import { renderMail } from './render-mail.ts'
import { openContent } from './seal-content.ts'
import type { LetterRow, MailContent } from './tables.ts'

const shownMax = 100

export type OutboxLetter = Omit<LetterRow, 'content'> & MailContent & { readonly text: string }

/** Lists the newest hundred letters that no carrier has taken, as their readers would have seen them. */
export async function listOutbox(ctx: With<'vault'>): Promise<OutboxLetter[]> {
  const letters = await listUndelivered(ctx, shownMax)
  return letters.map(({ content, ...letter }) => {
    const known = (content && openContent(ctx, content)) ?? { paragraphs: [] }
    const text = letter.channel === 'sms' ? known.paragraphs.join('\n') : renderMail(letter.subject, known).text
    return { ...letter, ...known, text }
  })
}

/**
 * Lists the letters for which this instance has no carrier, for the outbox page; undefined when it has carriers for
 * both mail and text messages.
 */
export async function listKept(ctx: With<'mail' | 'sms' | 'vault'>): Promise<OutboxLetter[] | undefined> {
  const { mail, sms } = ctx.ports
  if (mail && sms) return undefined
  const letters = await listOutbox(ctx)
  return letters.filter(({ channel }) => (channel === 'mail' ? !mail : !sms))
}
