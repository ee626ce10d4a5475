import { type ApiKey, identityEndpoints } from '@vireo/contracts/identity'
import { ConfirmDialog, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
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
  const [busy, setBusy] = useState(false)
  const refresh = useRefreshApiKeys()
  const remove = async (keyId: string) => {
    setBusy(true)
    try {
      await call(identityEndpoints.deleteApiKey, { key_id: keyId })
      await refresh()
      showSuccess(apiKeyWords.deleted)
      onClose()
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open={apiKey !== undefined}
      title={apiKeyWords.deleteTitle(apiKey?.name ?? '')}
      consequence={apiKeyWords.deleteConsequence}
      action={apiKeyWords.delete}
      danger
      busy={busy}
      onConfirm={() => {
        if (apiKey) void remove(apiKey.key_id)
      }}
      onCancel={onClose}
    />
  )
}
