import { orderLimits, type Service, traitsOf } from '@vireo/contracts/productions'
import { Button, Section, Spinner } from '@vireo/ui'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'

import { VerifyAddress } from '#identity'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { orderAddress } from '../shown/addresses.ts'
import { usdText } from '../shown/money.ts'
import { productionsWords } from '../words.ts'
import { useOrderActions } from '../queries.ts'
import type { Draft } from './use-draft.ts'
import { isScriptTooLong } from './wishes.ts'
import { wizardWords } from './words.ts'

/** Says what it costs, and sends the order: to the page where it is paid, or at once where it is a test. */
export function QuoteSection({ draft }: { readonly draft: Draft }) {
  const { quote, wishes, worked, orderId, isTest } = draft
  const { submit } = useOrderActions(orderId ?? '')
  const { busy, problem, attempt } = useDialogAttempt()
  const navigate = useNavigate()
  const send = () =>
    attempt(async () => {
      const { payment_url: url } = await submit()
      if (url !== null) location.assign(url)
      else await navigate(orderAddress(orderId ?? ''))
    })
  const works = worked.length * (traitsOf(wishes.service).languages === 'one' ? 1 : wishes.targets.length)
  return (
    <Section title={wizardWords.price} lead={wizardWords.priceLead}>
      <div className="flex flex-col gap-4 text-sm">
        {quote.state === 'nothing' ? <p className="text-muted">{missingText(draft)}</p> : null}
        {quote.state === 'failed' ? (
          <QueryError title={wizardWords.quoteFailed} error={quote.error} onRetry={quote.again} compact />
        ) : null}
        {quote.state === 'asking' || quote.state === 'known' ? (
          <div aria-live="polite" className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-muted">
              {productionsWords.recordings(worked.length)} · {wizardWords.works(works)}
            </span>
            {quote.state === 'known' ? (
              <span className="text-xl font-semibold tabular-nums">{usdText(quote.usd)}</span>
            ) : (
              <span className="flex items-center gap-2 text-muted">
                <Spinner /> {wizardWords.asking}
              </span>
            )}
          </div>
        ) : null}
        {problem ? (
          <div role="alert" className="rounded-md bg-danger-soft p-3 text-danger">
            <p className="font-medium">{wizardWords.refused}</p>
            <p>{problem.message}</p>
            {problem.code === 'email_not_verified' ? (
              <div className="mt-3">
                <Suspense>
                  <VerifyAddress />
                </Suspense>
              </div>
            ) : null}
          </div>
        ) : null}
        {quote.state === 'known' ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button variant="primary" loading={busy} onClick={() => void send()}>
              {isTest ? wizardWords.sendTest : wizardWords.pay(usdText(quote.usd))}
            </Button>
            <p className="text-xs text-muted">{isTest ? wizardWords.testHelp : wizardWords.held}</p>
          </div>
        ) : null}
      </div>
    </Section>
  )
}

/** Says what is missing before anything has a price. */
function missingText({ wishes, media, worked, uploads, links }: Draft): string {
  const isBringing = [...uploads.all, ...links.all].some(({ problem }) => problem === undefined)
  if (media.length === 0) return isBringing ? wizardWords.bringing : wizardWords.nothingYet
  if (worked.length === 0) return wizardWords.noDub
  if (isScriptTooLong(wishes)) return wizardWords.scriptTooLong(orderLimits.scriptMax)
  const noTarget: Partial<Record<Service, string>> = wizardWords.noTarget
  return noTarget[wishes.service] ?? wizardWords.nothingYet
}
