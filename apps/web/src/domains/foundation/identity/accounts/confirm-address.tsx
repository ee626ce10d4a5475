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
      className="mx-4 mt-1 mb-2 flex min-h-12 items-center gap-x-3 rounded-lg bg-surface py-1 pr-2 pl-4 text-sm max-sm:h-20 max-sm:flex-wrap max-sm:gap-y-2 md:mx-8"
    >
      <MailCheck aria-hidden size={16} className="shrink-0 text-muted" />
      <p className="min-w-0 grow truncate max-sm:basis-[calc(100%-4.5rem)]" title={accountWords.confirmLead(email)}>
        <span className="font-medium">{accountWords.confirmTitle}.</span>{' '}
        <span className="text-muted max-sm:sr-only">{accountWords.confirmLead(email)}</span>
      </p>
      {/* A phone has no room for the sentence, and a line for the address below it. */}
      <span aria-hidden className="order-2 flex min-w-0 grow basis-0 pl-7 text-muted sm:hidden">
        <CutInTheMiddle text={email} />
      </span>
      <span className="shrink-0 max-md:hidden">
        <OutboxLink />
      </span>
      <span className="max-sm:order-3">
        <ResendVerification email={email} label={accountWords.resend} />
      </span>
      <IconButton size="sm" label={accountWords.putOff} className="max-sm:order-1" onClick={putOff}>
        <X aria-hidden size={16} />
      </IconButton>
    </aside>
  )
}

/** How much of the end always stands there: what follows the @ says whose mailbox it is. */
const endLength = 12

/** Shows how a text begins and how it ends; what there is no room for is left out between. */
function CutInTheMiddle({ text }: { readonly text: string }) {
  const end = [...text].slice(-endLength).join('')
  return (
    <>
      <span className="truncate">{text.slice(0, text.length - end.length)}</span>
      <span className="shrink-0">{end}</span>
    </>
  )
}
