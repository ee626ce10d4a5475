import { Button, buttonClasses, Section, Skeleton } from '@vireo/ui'
import { ExternalLink } from 'lucide-react'
import { Suspense, useEffect } from 'react'

import { VerifyAddress } from '#identity'
import { ApiError, messageOf } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { formatMoney } from '#kit/format/index.ts'
import { useBuying, useOffer } from '../queries.ts'
import { sellingWords } from '../words.ts'
import { adviceFor } from './advice-for.ts'

/** Says what somebody is about to buy and for how much, and leads to where it is paid. */
export function BuySection({ workId }: { readonly workId: string }) {
  const { data: offer, error, isPending, refetch } = useOffer(workId)
  const { mutate, reset, isPending: isLeaving, isSuccess: isLeft, error: refusal } = useBuying(workId)
  useEffect(() => {
    // Whoever comes back from the payment finds the page as they left it: on its way.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) reset()
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [reset])
  if (isPending) return <Skeleton className="h-48 w-full" />
  if (!offer) return <QueryError title={sellingWords.buyFailed} error={error} onRetry={refetch} />
  return (
    <Section title={sellingWords.buyTitle(offer.title)} lead={sellingWords.buyLead(offer.author)}>
      <div className="flex flex-col gap-4 text-sm">
        <dl className="flex flex-wrap items-baseline gap-x-3">
          <dt className="text-muted">{sellingWords.price}</dt>
          <dd className="text-xl font-semibold tabular-nums">
            {formatMoney(offer.price.amount_cents, offer.price.currency)}
          </dd>
        </dl>
        <p>{sellingWords.buyText}</p>
        {refusal ? (
          <div role="alert" className="rounded-md bg-danger-soft p-3 text-danger">
            <p>{messageOf(refusal)}</p>
            <Advice error={refusal} />
            {refusal instanceof ApiError && refusal.code === 'email_not_verified' ? (
              <div className="mt-3">
                <Suspense>
                  <VerifyAddress />
                </Suspense>
              </div>
            ) : null}
          </div>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" loading={isLeaving || isLeft} onClick={() => mutate()}>
            {sellingWords.pay}
          </Button>
          <a href={offer.url} target="_blank" rel="noopener" className={buttonClasses({ variant: 'secondary' })}>
            <ExternalLink aria-hidden size={16} />
            {sellingWords.buyMore}
          </a>
        </div>
      </div>
    </Section>
  )
}

function Advice({ error }: { readonly error: unknown }) {
  const advice = adviceFor(error)
  return advice === undefined ? null : <p className="mt-1">{advice}</p>
}
