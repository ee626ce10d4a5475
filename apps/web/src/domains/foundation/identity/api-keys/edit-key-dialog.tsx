import { type ApiKey, identityEndpoints } from '@vireo/contracts/identity'
import { showSuccess } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { apiKeyWords } from './words.ts'
import { KeyDialog } from './key-dialog.tsx'
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
  if (!apiKey) return null
  return (
    <KeyDialog
      apiKey={apiKey}
      title={apiKeyWords.editTitle(apiKey.name)}
      action={apiKeyWords.save}
      onClose={onClose}
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
  )
}
