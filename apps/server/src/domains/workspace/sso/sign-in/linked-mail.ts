import type { InstanceSettings } from '#ports/ports.ts'
import type { SendMail } from '#mail'

/** Tells somebody that their account can be entered in one more way. */
export function linkedMail(
  { publicUrl }: Pick<InstanceSettings, 'publicUrl'>,
  { to, organisation }: { readonly to: string; readonly organisation: string },
): SendMail {
  return {
    kind: 'sso.account-connected',
    to,
    subject: 'Your account was connected with your organisation',
    paragraphs: [
      `From now on, the sign-in of ${organisation} lets you in to your Vireo account.`,
      'If this was not you, choose a new password, and tell whoever administers your organisation.',
    ],
    action: { label: 'Open Vireo', url: new URL('/app/home', publicUrl).href },
  }
}
