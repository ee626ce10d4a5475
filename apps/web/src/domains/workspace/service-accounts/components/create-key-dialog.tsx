import { type ServiceAccount, serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import { Dialog, Skeleton } from '@vireo/ui'
import { Suspense, useState } from 'react'

import { call } from '#kit/api/index.ts'
import { ShownSecret } from '#kit/shown-secret.tsx'
import { KeyFields } from '#identity'
import { useRefreshServiceAccounts } from '../queries.ts'
import { serviceAccountWords } from '../words.ts'
import { secretWords } from './secret-words.ts'

/** Makes a key of a service account and shows it, once. */
export function CreateKeyDialog({
  open,
  account,
  onClose,
}: {
  readonly open: boolean
  readonly account: ServiceAccount
  readonly onClose: () => void
}) {
  const [secret, setSecret] = useState<string>()
  const refresh = useRefreshServiceAccounts()
  const { service_account_user_id, name } = account
  return (
    <>
      <Dialog open={open} onClose={onClose} title={serviceAccountWords.createKeyFor(name)} width="lg">
        {open ? (
          <Suspense fallback={<Skeleton className="mt-4 h-60 w-full" />}>
            <KeyFields
              action={serviceAccountWords.createKey}
              everything={serviceAccountWords.everything}
              onSave={async (key) => {
                const made = await call(serviceAccountsEndpoints.createKey, { service_account_user_id, ...key })
                onClose()
                setSecret(made['xi-api-key'])
                await refresh()
              }}
            />
          </Suspense>
        ) : null}
      </Dialog>
      <ShownSecret secret={secret} words={secretWords()} onClose={() => setSecret(undefined)} />
    </>
  )
}
