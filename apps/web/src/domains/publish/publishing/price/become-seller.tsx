import { useQueryClient } from '@tanstack/react-query'
import { publishingEndpoints, type Work } from '@vireo/contracts/publishing'
import { Button } from '@vireo/ui'

import { contractQuery } from '#kit/api/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { useUpdateUser, useUser } from '#users'
import { priceWords } from './words.ts'

/** Says what it takes to sell, and lets people accept the agreement that is a part of it. */
export function BecomeSeller({ work }: { readonly work: Pick<Work, 'work_id'> }) {
  const client = useQueryClient()
  const { data: user } = useUser()
  const { mutateAsync: update } = useUpdateUser()
  const { busy, attempt } = useAttempt(() =>
    client.invalidateQueries({
      queryKey: contractQuery(publishingEndpoints.getWork, { work_id: work.work_id }).queryKey,
    }),
  )
  const hasAgreed = user?.terms_agreed_to.publishing_payouts_agreement !== undefined
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p>
        {priceWords.cannotSell}{' '}
        <AppLink to={paths.payouts} className="font-medium text-accent underline">
          {priceWords.toPayouts}
        </AppLink>
      </p>
      {user && !hasAgreed ? (
        <>
          <p className="text-muted">{priceWords.agreement}</p>
          <div>
            <Button
              loading={busy}
              onClick={() => void attempt(() => update({ terms_agreed_to: { publishing_payouts_agreement: true } }))}
            >
              {priceWords.agree}
            </Button>
          </div>
        </>
      ) : null}
      {hasAgreed ? <p className="text-muted">{priceWords.agreed}</p> : null}
    </div>
  )
}
