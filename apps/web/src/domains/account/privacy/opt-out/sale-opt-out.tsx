import { optOutOffer, usersEndpoints } from '@vireo/contracts/users'
import { useQuery } from '@tanstack/react-query'
import { Button, Dialog, Section } from '@vireo/ui'
import { useState } from 'react'

import { call, contractQuery } from '#kit/api/index.ts'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { useUser } from '#users'
import { hasPrivacySignal, keepPrivacyChoice, privacyChoice, type PrivacyChoice } from './privacy-choice.ts'
import { optOutWords as words } from './words.ts'

const placeQuery = contractQuery(usersEndpoints.locate, {})

/** Offers opting out of sale, sharing and targeted advertising where people have that right, and says how it stands. */
export function SaleOptOut() {
  const { data: user } = useUser()
  const place = useQuery(placeQuery).data?.geo_location
  const [asking, setAsking] = useState(false)
  const offer = optOutOffer(place, hasPrivacySignal())
  const isOut = user?.ccpa_opt_out === true || privacyChoice() === 'opted-out' || offer === 'automatic'
  if (!user || (offer === 'none' && !isOut)) return null
  return (
    <Section
      title={words.title}
      lead={offer === 'automatic' ? words.automatic : isOut ? words.optedOut : words.lead}
      action={
        offer === 'automatic' ? undefined : (
          <Button size="sm" onClick={() => setAsking(true)}>
            {words.choose}
          </Button>
        )
      }
    >
      <OptOutDialog open={asking} wasOut={user.ccpa_opt_out} onClose={() => setAsking(false)} />
    </Section>
  )
}

/** Asks; either answer is kept, by this browser and by the account, and the page begins anew. */
function OptOutDialog({
  open,
  wasOut,
  onClose,
}: {
  readonly open: boolean
  readonly wasOut: boolean
  readonly onClose: () => void
}) {
  const { busy, problem, attempt } = useDialogAttempt()
  const decide = (choice: PrivacyChoice) =>
    void attempt(async () => {
      const optOutCCPA = choice === 'opted-out'
      if (optOutCCPA !== wasOut) await call(usersEndpoints.update, { optOutCCPA })
      keepPrivacyChoice(choice)
      location.reload()
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.dialogTitle}
      description={words.dialogLead}
      problem={problem}
      footer={
        <>
          <Button disabled={busy} onClick={() => decide('kept')}>
            {words.cancel}
          </Button>
          <Button variant="primary" loading={busy} onClick={() => decide('opted-out')}>
            {words.optOut}
          </Button>
        </>
      }
    />
  )
}
