import { IconButton } from '@vireo/ui'
import { MailCheck, X } from 'lucide-react'
import { useState } from 'react'

import { OutboxLink } from './outbox-link.tsx'
import { ResendVerification } from './resend-verification.tsx'
import { accountWords } from './words.ts'

/** Reminds somebody quietly that their address is not verified, and sends the link once more. */
export function ConfirmAddress({ email }: { readonly email: string }) {
  const [isPutOff, setPutOff] = useState(false)
  if (isPutOff) return null
  return (
    <aside
      aria-label={accountWords.confirmTitle}
      className="mx-4 mt-1 flex min-h-12 flex-wrap items-center gap-x-3 rounded-lg bg-surface py-1 pr-2 pl-4 text-sm max-md:min-h-28 md:mx-8 md:flex-nowrap"
    >
      <MailCheck aria-hidden size={16} className="shrink-0 text-muted" />
      <p className="min-w-0 grow basis-60 break-words md:truncate" title={accountWords.confirmLead(email)}>
        <span className="font-medium">{accountWords.confirmTitle}.</span>{' '}
        <span className="text-muted">{accountWords.confirmLead(email)}</span>
      </p>
      <OutboxLink />
      <ResendVerification email={email} label={accountWords.resend} />
      <IconButton size="sm" label={accountWords.putOff} onClick={() => setPutOff(true)}>
        <X aria-hidden size={16} />
      </IconButton>
    </aside>
  )
}
