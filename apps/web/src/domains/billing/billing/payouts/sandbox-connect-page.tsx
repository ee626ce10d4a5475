import { Button, buttonClasses, ProductMark, Skeleton } from '@vireo/ui'
import { useParams } from 'react-router'

import { ApiError } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useCompleteSandbox, useSandboxLink } from './queries.ts'
import { billingTitleWords } from '../titles/words.ts'
import { payoutWords } from './words.ts'

/** Stands in for the page where a provider asks who somebody is; clearly marked as test money. */
export function SandboxConnectPage() {
  const { linkId = '' } = useParams()
  const { data, error, isPending, refetch } = useSandboxLink(linkId)
  const { mutate, isPending: isSaving } = useCompleteSandbox(linkId)
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-8 p-4 py-12">
      <ProductMark />
      <div className="w-full max-w-sm rounded-lg bg-surface p-6">
        <h1 className="text-xl font-semibold">{billingTitleWords.sandboxConnect}</h1>
        <p className="mt-2 rounded-md bg-warning-soft p-3 text-sm text-warning">{payoutWords.sandboxLead}</p>
        {isPending ? <Skeleton className="mt-6 h-9 w-full" /> : null}
        {error ? (
          <QueryError
            title={isOver(error) ? payoutWords.sandboxOver : payoutWords.sandboxFailed}
            error={error}
            onRetry={refetch}
          />
        ) : null}
        {data ? (
          <>
            <p className="mt-4 text-sm text-muted">
              {data.details_submitted ? payoutWords.sandboxDone : payoutWords.sandboxBank}
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              {data.details_submitted ? null : (
                <Button variant="primary" loading={isSaving} onClick={() => mutate()}>
                  {payoutWords.sandboxAgree}
                </Button>
              )}
              <a href={data.return_url} className={buttonClasses({})}>
                {payoutWords.sandboxBack}
              </a>
            </div>
          </>
        ) : null}
      </div>
    </main>
  )
}

/** Tells whether the server knows the link no more, rather than that it could not be asked. */
function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'connect_link_over'
}
