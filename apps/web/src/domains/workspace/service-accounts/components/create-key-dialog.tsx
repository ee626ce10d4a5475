import { type ServiceAccount, serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import { Suspense, useState } from 'react'

import { call } from '#kit/api/index.ts'
import { ShownSecret } from '#kit/copy/shown-secret.tsx'
import { KeyDialog } from '#identity'
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
      {open ? (
        <Suspense>
          <KeyDialog
            title={serviceAccountWords.createKeyFor(name)}
            description={serviceAccountWords.createKeyLead}
            action={serviceAccountWords.createKey}
            everything={serviceAccountWords.everything}
            onClose={onClose}
            onSave={async (key) => {
              const made = await call(serviceAccountsEndpoints.createKey, { service_account_user_id, ...key })
              onClose()
              setSecret(made['xi-api-key'])
              await refresh()
            }}
          />
        </Suspense>
      ) : null}
      <ShownSecret secret={secret} words={secretWords()} onClose={() => setSecret(undefined)} />
    </>
  )
}
