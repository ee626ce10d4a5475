import { type InEachLanguage, screens } from '@vireo/contracts/kit'
import { transaction } from '#kernel/transaction.ts'
import { sendMail } from '#mail'
import type { With } from '#ports/ports.ts'
import { productionsGerman } from '../words.de.ts'
import { productionsWords } from '../words.ts'
import { type CandidateRow, holdUninvited, markInvited } from './candidate-store.ts'

const words: InEachLanguage<typeof productionsWords> = { en: productionsWords, de: productionsGerman }
const atOnce = 50

/** Writes to all candidates whom nobody wrote to, some at a time: each once, whenever this process dies. Returns how many. */
export async function inviteCandidates(ctx: With<'settings'>): Promise<number> {
  const { publicUrl } = ctx.ports.settings
  for (let invited = 0; ;) {
    const count = await transaction(ctx, async (ctx) => {
      const candidates = await holdUninvited(ctx, atOnce)
      for (const candidate of candidates) await sendMail(ctx, invitationOf(candidate, new URL(publicUrl)))
      await markInvited(
        ctx,
        candidates.map(({ id }) => id),
      )
      return candidates.length
    })
    invited += count
    if (count < atOnce) return invited
  }
}

/** Writes an invitation with nothing in it that stands in the list: whoever wrote that may not know the reader. */
function invitationOf({ email, languages }: CandidateRow, home: URL) {
  const language = languages[0] === 'de' ? 'de' : 'en'
  const { invitation } = words[language]
  return {
    kind: 'productions.invitation',
    to: email,
    language,
    subject: invitation.subject,
    paragraphs: [invitation.text(home.host), invitation.next, invitation.stranger],
    action: { label: invitation.open, url: new URL(screens.shell.productions, home).href },
  } as const
}
