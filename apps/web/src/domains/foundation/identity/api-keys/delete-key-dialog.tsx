import { type ApiKey, identityEndpoints } from '@vireo/contracts/identity'
import { showSuccess } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { apiKeyWords } from './words.ts'
import { useRefreshApiKeys } from './queries.ts'

/** Asks before a key is gone for good. */
export function DeleteKeyDialog({
  apiKey,
  onClose,
}: {
  readonly apiKey: ApiKey | undefined
  readonly onClose: () => void
}) {
  const refresh = useRefreshApiKeys()
  if (!apiKey) return null
  const remove = async () => {
    await call(identityEndpoints.deleteApiKey, { key_id: apiKey.key_id })
    await refresh()
    showSuccess(apiKeyWords.deleted)
  }
  return (
    <ConfirmFirst
      title={apiKeyWords.deleteTitle(apiKey.name)}
      consequence={apiKeyWords.deleteConsequence}
      action={apiKeyWords.delete}
      danger
      act={remove}
      onClose={onClose}
    />
  )
}
