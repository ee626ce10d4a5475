import { type ApiKey, identityEndpoints } from '@vireo/contracts/identity'
import { Dialog, showSuccess } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { apiKeyWords } from './words.ts'
import { KeyFields } from './key-fields.tsx'
import { useRefreshApiKeys } from './queries.ts'

/** Changes what a key is called and what it may do. */
export function EditKeyDialog({
  apiKey,
  onClose,
}: {
  readonly apiKey: ApiKey | undefined
  readonly onClose: () => void
}) {
  const refresh = useRefreshApiKeys()
  return (
    <Dialog open={apiKey !== undefined} onClose={onClose} title={apiKeyWords.editTitle(apiKey?.name ?? '')} width="lg">
      {apiKey ? (
        <KeyFields
          apiKey={apiKey}
          action={apiKeyWords.save}
          onSave={async ({ character_limit: limit, allowed_ips: addresses, ...rest }) => {
            await call(identityEndpoints.updateApiKey, {
              key_id: apiKey.key_id,
              ...rest,
              character_limit: limit ?? 'clear',
              allowed_ips: addresses ?? 'clear',
            })
            await refresh()
            showSuccess(apiKeyWords.saved)
            onClose()
          }}
        />
      ) : null}
    </Dialog>
  )
}
