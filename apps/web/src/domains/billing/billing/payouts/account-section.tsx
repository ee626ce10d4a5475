import type { PayoutAccount } from '@vireo/contracts/billing'
import { Badge, Button, Section } from '@vireo/ui'
import { ExternalLink } from 'lucide-react'

import { useConnect } from './queries.ts'
import { payoutWords } from './words.ts'

const tones = { none: 'neutral', unfinished: 'warning', inReview: 'accent', ready: 'success' } as const

/** Shows the account that is paid, how far its set-up is, and the way to the provider's page. */
export function AccountSection({ account }: { readonly account: PayoutAccount | null }) {
  const state = stateOf(account)
  const isSetUp = account?.details_submitted ?? false
  const { mutate, isPending } = useConnect(isSetUp)
  const action = account ? (isSetUp ? payoutWords.manage : payoutWords.goOn) : payoutWords.connect
  return (
    <Section
      title={payoutWords.accountTitle}
      lead={payoutWords.accountLead}
      action={
        <Button
          {...(!isSetUp && { variant: 'primary' as const })}
          icon={<ExternalLink aria-hidden size={16} />}
          loading={isPending}
          onClick={() => mutate()}
        >
          {action}
        </Button>
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <Badge tone={tones[state]}>{payoutWords.states[state]}</Badge>
        {account && account.requirements_due > 0 ? (
          <span className="text-muted">{payoutWords.due(account.requirements_due)}</span>
        ) : null}
        {account?.provider === 'sandbox' ? <span className="text-muted">{payoutWords.testMoney}</span> : null}
      </div>
    </Section>
  )
}

function stateOf(account: PayoutAccount | null): keyof typeof tones {
  if (!account) return 'none'
  if (account.payouts_enabled) return 'ready'
  return account.details_submitted && account.requirements_due === 0 ? 'inReview' : 'unfinished'
}
