import type { InstanceSettings } from '#ports/ports.ts'
import type { SendMail } from '#mail'

export type InviteMail = {
  readonly to: string
  readonly code: string
  /** Undefined where the words chosen for it should not stand in a mail. */
  readonly workspaceName: string | undefined
  readonly inviter: string
}

/** Asks somebody to join; the same whether or not they have an account. */
export function inviteMail(
  { publicUrl }: Pick<InstanceSettings, 'publicUrl'>,
  { to, code, workspaceName, inviter }: InviteMail,
): SendMail {
  const url = new URL('/app/action', publicUrl)
  url.searchParams.set('invite_code', code)
  return {
    kind: 'workspaces.invite',
    to,
    // Words that somebody chose freely never stand in a subject.
    subject: 'You are invited to a workspace on Vireo',
    paragraphs: [
      `${inviter} invites you to work in ${workspaceName === undefined ? 'a workspace' : `“${workspaceName}”`} on Vireo. The invitation is for this e-mail address and holds for 14 days.`,
      'If you do not have an account yet, you can create one with this address on the way.',
      'If you do not know who this is, you need not do anything.',
    ],
    action: { label: 'See the invitation', url: url.href },
  }
}
