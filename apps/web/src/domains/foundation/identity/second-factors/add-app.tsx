import { useQuery } from '@tanstack/react-query'
import { identityEndpoints } from '@vireo/contracts/identity'
import { Skeleton } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { secondFactorWords } from './words.ts'
import { ConfirmCode } from './confirm-code.tsx'
import { QrPicture } from './qr-picture.tsx'

/** Sets up an authenticator app: a picture for its camera, and the first code it makes. */
export function AddApp({
  onConfirmed,
  onBack,
}: {
  readonly onConfirmed: (codes?: readonly string[]) => void
  readonly onBack: () => void
}) {
  const begun = useQuery({
    queryKey: ['begin-totp'],
    queryFn: () => call(identityEndpoints.updateSecondFactors, { action: 'begin_totp' }),
    // A secret belongs to one set-up: it is neither kept nor fetched a second time behind somebody's back.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (begun.isError) return <QueryError title={secondFactorWords.failed} error={begun.error} onRetry={begun.refetch} />
  const { uri = '', secret = '' } = begun.data?.totp ?? {}
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{secondFactorWords.appLead}</p>
      <div className="flex justify-center">
        {uri === '' ? <Skeleton className="size-48" /> : <QrPicture text={uri} label={secondFactorWords.picture} />}
      </div>
      <p className="text-center text-sm text-muted">
        {secondFactorWords.secret}
        <code className="mt-1 block font-mono break-all text-ink select-all">
          {secret.replaceAll(/(.{4})(?=.)/gu, '$1 ')}
        </code>
      </p>
      <ConfirmCode kind="totp" label={secondFactorWords.codeOfApp} onConfirmed={onConfirmed} onBack={onBack} />
    </div>
  )
}
