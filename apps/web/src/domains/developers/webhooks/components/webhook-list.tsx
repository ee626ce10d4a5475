import type { Webhook } from '@vireo/contracts/webhooks'
import { Button, EmptyState, Skeleton } from '@vireo/ui'
import { Webhook as Icon } from 'lucide-react'
import { useState } from 'react'

import { isNotAllowed, NotAllowed } from '#kit/not-allowed.tsx'
import { QueryError } from '#kit/failures/query-error.tsx'
import { AdminsHint } from '#workspaces'
import { useWebhooks } from '../queries.ts'
import { webhookWords } from '../words.ts'
import { CreateWebhookDialog } from './create-webhook-dialog.tsx'
import { useWebhookActions } from './use-webhook-actions.tsx'
import { WebhookTable } from './webhook-table.tsx'

/** Every webhook of the workspace, and the way to a new one. */
export function WebhookList({ onOpen }: { readonly onOpen: (webhookId: string) => void }) {
  const webhooks = useWebhooks()
  const [creating, setCreating] = useState(false)
  const found = webhooks.data?.webhooks
  const create = (
    <Button variant="primary" onClick={() => setCreating(true)}>
      {webhookWords.create}
    </Button>
  )
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-lg text-sm text-muted">{webhookWords.lead}</p>
        {found?.length ? create : null}
      </div>
      <div className="overflow-clip rounded-lg bg-surface">
        {webhooks.isPending ? <Skeleton className="h-40 w-full" /> : null}
        {webhooks.isError && isNotAllowed(webhooks.error) ? (
          <NotAllowed title={webhookWords.notAllowed} help={webhookWords.notAllowedHelp}>
            <AdminsHint isSaid />
          </NotAllowed>
        ) : null}
        {webhooks.isError && !isNotAllowed(webhooks.error) ? (
          <QueryError title={webhookWords.failed} error={webhooks.error} onRetry={webhooks.refetch} />
        ) : null}
        {found?.length === 0 ? (
          <EmptyState icon={<Icon size={28} />} title={webhookWords.empty} action={create}>
            {webhookWords.emptyLead}
          </EmptyState>
        ) : null}
        {found?.length ? <Found webhooks={found} onOpen={onOpen} /> : null}
      </div>
      <CreateWebhookDialog open={creating} onClose={() => setCreating(false)} />
    </>
  )
}

function Found({
  webhooks,
  onOpen,
}: {
  readonly webhooks: readonly Webhook[]
  readonly onOpen: (webhookId: string) => void
}) {
  const actions = useWebhookActions()
  return (
    <>
      <WebhookTable webhooks={webhooks} onOpen={onOpen} actions={actions} />
      {actions.dialogs}
    </>
  )
}
