import { type ApiKey, identityEndpoints } from '@vireo/contracts/identity'
import { Button, EmptyState, showSuccess, Skeleton } from '@vireo/ui'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { SharedPage } from '#kit/shared-page.tsx'
import { showFailure } from '#kit/failures/show-failure.ts'
import { apiKeyWords } from './words.ts'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { DeleteKeyDialog } from './delete-key-dialog.tsx'
import { EditKeyDialog } from './edit-key-dialog.tsx'
import { KeyTable } from './key-table.tsx'
import { useApiKeys, useRefreshApiKeys } from './queries.ts'

/** The keys that programs use to act for somebody. */
export function ApiKeysPage() {
  const keys = useApiKeys()
  const [creating, setCreating] = useState(false)
  const create = (
    <Button variant="primary" onClick={() => setCreating(true)}>
      {apiKeyWords.create}
    </Button>
  )
  const found = keys.data?.['api-keys']
  return (
    <SharedPage>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-lg text-sm text-muted">{apiKeyWords.lead}</p>
        {found?.length ? create : null}
      </div>
      <div className="overflow-clip rounded-lg bg-surface">
        {keys.isPending ? <Skeleton className="h-40 w-full" /> : null}
        {keys.isError ? <QueryError title={apiKeyWords.failed} error={keys.error} onRetry={keys.refetch} /> : null}
        {found?.length === 0 ? (
          <EmptyState icon={<KeyRound size={28} />} title={apiKeyWords.empty} action={create}>
            {apiKeyWords.emptyLead}
          </EmptyState>
        ) : null}
        {found?.length ? <Keys keys={found} /> : null}
      </div>
      <CreateKeyDialog open={creating} onClose={() => setCreating(false)} />
    </SharedPage>
  )
}

function Keys({ keys }: { readonly keys: readonly ApiKey[] }) {
  const [edited, setEdited] = useState<ApiKey>()
  const [doomed, setDoomed] = useState<ApiKey>()
  const refresh = useRefreshApiKeys()
  const switchKey = async (key: ApiKey) => {
    try {
      await call(identityEndpoints.updateApiKey, { key_id: key.key_id, is_enabled: key.is_disabled })
      await refresh()
      showSuccess(key.is_disabled ? apiKeyWords.enabledNow : apiKeyWords.disabledNow)
    } catch (error) {
      showFailure(error)
    }
  }
  return (
    <>
      <KeyTable keys={keys} onEdit={setEdited} onSwitch={(key) => void switchKey(key)} onDelete={setDoomed} />
      <EditKeyDialog apiKey={edited} onClose={() => setEdited(undefined)} />
      <DeleteKeyDialog apiKey={doomed} onClose={() => setDoomed(undefined)} />
    </>
  )
}
