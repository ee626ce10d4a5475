import { type ServiceAccountKey, serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import { showSuccess } from '@vireo/ui'
import { Suspense } from 'react'

import { call } from '#kit/api/index.ts'
import { KeyDialog } from '#identity'
import { useRefreshServiceAccounts } from '../queries.ts'
import { serviceAccountWords } from '../words.ts'

/** Changes what a key of a service account is called and what it may do. */
export function EditKeyDialog({
  apiKey,
  onClose,
}: {
  readonly apiKey: ServiceAccountKey | undefined
  readonly onClose: () => void
}) {
  const refresh = useRefreshServiceAccounts()
  if (!apiKey) return null
  return (
    <Suspense>
      <KeyDialog
        apiKey={apiKey}
        title={serviceAccountWords.editKeyTitle(apiKey.name)}
        action={serviceAccountWords.save}
        everything={serviceAccountWords.everything}
        onClose={onClose}
        onSave={async ({ character_limit: limit, allowed_ips: addresses, ...rest }) => {
          await call(serviceAccountsEndpoints.updateKey, {
            service_account_user_id: apiKey.service_account_user_id,
            api_key_id: apiKey.key_id,
            ...rest,
            character_limit: limit ?? 'clear',
            allowed_ips: addresses ?? 'clear',
          })
          await refresh()
          showSuccess(serviceAccountWords.keySaved)
          onClose()
        }}
      />
    </Suspense>
  )
}
