import { type ApiKey, identityEndpoints } from '@vireo/contracts/identity'
import { Button, EmptyState, showSuccess } from '@vireo/ui'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageAction, PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { GhostThings } from '#kit/pictures/ghosts.tsx'
import { AppLink, paths } from '#kit/routing/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { apiKeyWords } from './words.ts'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { DeleteKeyDialog } from './delete-key-dialog.tsx'
import { EditKeyDialog } from './edit-key-dialog.tsx'
import { KeyTable } from './key-table.tsx'
import { useApiKeys, useRefreshApiKeys } from './queries.ts'

/** Shows the keys that programs use to act for somebody. */
export function ApiKeysPage() {
  const keys = useApiKeys()
  const [creating, setCreating] = useState(false)
  const found = keys.data?.['api-keys']
  const create = (
    <Button variant="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setCreating(true)}>
      {apiKeyWords.create}
    </Button>
  )
  return (
    <>
      <PageLead>
        {apiKeyWords.lead}{' '}
        <AppLink to={paths.developerUsage} className="rounded-sm text-ink underline underline-offset-4">
          {apiKeyWords.usage}
        </AppLink>
      </PageLead>
      {found?.length ? <PageAction>{create}</PageAction> : null}
      {keys.isPending ? <RowsSkeleton /> : null}
      {keys.isError ? <QueryError title={apiKeyWords.failed} error={keys.error} onRetry={keys.refetch} /> : null}
      {found?.length === 0 ? (
        <div className="rounded-lg bg-surface">
          <EmptyState picture={<GhostThings icon={<KeyRound size={16} />} />} title={apiKeyWords.empty} action={create}>
            {apiKeyWords.emptyLead}
          </EmptyState>
        </div>
      ) : null}
      {found?.length ? <Keys keys={found} /> : null}
      <CreateKeyDialog open={creating} onClose={() => setCreating(false)} />
    </>
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
