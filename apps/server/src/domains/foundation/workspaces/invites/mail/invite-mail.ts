import type { InEachLanguage, Language } from '@vireo/contracts/kit'
import type { InstanceSettings } from '#ports/ports.ts'
import type { SendMail } from '#mail'
import { inviteGerman } from './words.de.ts'
import { inviteWords } from './words.ts'

const words: InEachLanguage<typeof inviteWords> = { en: inviteWords, de: inviteGerman }

export type InviteMail = {
  readonly to: string
  readonly language: Language
  readonly code: string
  /** Undefined where the words chosen for it should not stand in a mail. */
  readonly workspaceName: string | undefined
  /** Undefined where nothing is known that may stand in a mail. */
  readonly inviter: string | undefined
}

/** Writes the mail of an invite; it is the same whether or not the address has an account. */
export function inviteMail(
  { publicUrl }: Pick<InstanceSettings, 'publicUrl'>,
  { to, language, code, workspaceName, inviter }: InviteMail,
): SendMail {
  const { subject, text, noAccount, stranger, action, somebody } = words[language]
  const url = new URL('/app/action', publicUrl)
  url.searchParams.set('invite_code', code)
  return {
    kind: 'workspaces.invite',
    to,
    language,
    // Words that somebody chose freely never stand in a subject.
    subject,
    paragraphs: [text(inviter ?? somebody, workspaceName), noAccount, stranger],
    action: { label: action, url: url.href },
  }
}
