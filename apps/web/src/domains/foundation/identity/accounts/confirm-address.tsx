import { IconButton } from '@vireo/ui'
import { MailCheck, X } from 'lucide-react'
import { useState } from 'react'

import { OutboxLink } from './outbox-link.tsx'
import { isAddressPutOff, putOffAddress } from './put-off-address.ts'
import { ResendVerification } from './resend-verification.tsx'
import { accountWords } from './words.ts'

/** Reminds somebody quietly that their address is not verified, and sends the link once more. */
export function ConfirmAddress({ email }: { readonly email: string }) {
  const [isPutOff, setPutOff] = useState(isAddressPutOff)
  if (isPutOff) return null
  const putOff = () => {
    putOffAddress()
    setPutOff(true)
  }
  return (
    <aside
      aria-label={accountWords.confirmTitle}
      className="mx-4 mt-1 mb-2 flex min-h-12 items-center gap-x-3 rounded-lg bg-surface py-1 pr-2 pl-4 text-sm max-[23rem]:min-h-28 max-[23rem]:flex-wrap md:mx-8"
    >
      <MailCheck aria-hidden size={16} className="shrink-0 text-muted" />
      {/* Beside the button a phone has room for what to do, not for the address; screen readers have it all the same. */}
      <p
        className="min-w-0 grow truncate max-sm:whitespace-normal max-[23rem]:basis-60 max-[23rem]:break-words"
        title={accountWords.confirmLead(email)}
      >
        <span className="font-medium">{accountWords.confirmTitle}.</span>{' '}
        <span className="text-muted max-sm:sr-only max-[23rem]:not-sr-only">{accountWords.confirmLead(email)}</span>
      </p>
      <span className="shrink-0 max-md:hidden">
        <OutboxLink />
      </span>
      <ResendVerification email={email} label={accountWords.resend} />
      <IconButton size="sm" label={accountWords.putOff} onClick={putOff}>
        <X aria-hidden size={16} />
      </IconButton>
    </aside>
  )
}
