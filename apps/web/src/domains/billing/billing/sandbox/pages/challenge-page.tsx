import type { SandboxSession } from '@vireo/contracts/billing'
import { Button } from '@vireo/ui'

import { formatMoney } from '#kit/format/index.ts'
import { Refusal } from '../components/card-form.tsx'
import { SessionGate } from '../components/session-gate.tsx'
import { useAnswerChallenge } from '../queries.ts'
import { sandboxWords } from '../words.ts'
import { billingTitleWords } from '../../titles/words.ts'

/** Stands for the page on which a bank asks its customer. */
export function ChallengePage() {
  return (
    <SessionGate title={billingTitleWords.sandboxChallenge}>
      {({ id, session }) => <Question pageId={id} challenge={session.challenge} />}
    </SessionGate>
  )
}

function Question({ pageId, challenge }: { readonly pageId: string; readonly challenge: SandboxSession['challenge'] }) {
  const answer = useAnswerChallenge(pageId)
  const { amount_cents: amount, currency } = challenge ?? { amount_cents: null, currency: null }
  const isBusy = answer.isPending || answer.isSuccess
  return (
    <>
      <p className="text-sm text-muted">
        {amount === null || currency === null
          ? sandboxWords.challengeCard
          : sandboxWords.challengeLead(formatMoney(amount, currency))}
      </p>
      {answer.error ? <Refusal error={answer.error} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" disabled={isBusy} onClick={() => answer.mutate(true)}>
          {sandboxWords.agree}
        </Button>
        <Button disabled={isBusy} onClick={() => answer.mutate(false)}>
          {sandboxWords.refuse}
        </Button>
      </div>
    </>
  )
}
