import type { Webhook } from '@vireo/contracts/webhooks'
import { Button, EmptyState } from '@vireo/ui'
import { Plus, Webhook as Icon } from 'lucide-react'
import { useState } from 'react'

import { isNotAllowed, NotAllowed } from '#kit/not-allowed.tsx'
import { PageAction, PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { GhostThings } from '#kit/pictures/ghosts.tsx'
import { useWebhooks } from '../queries.ts'
import { webhookWords } from '../words.ts'
import { CreateWebhookDialog } from './create-webhook-dialog.tsx'
import { useWebhookActions } from './use-webhook-actions.tsx'
import { WebhookTable } from './webhook-table.tsx'

/** Shows every webhook of the workspace, and the way to a new one. */
export function WebhookList({ onOpen }: { readonly onOpen: (webhookId: string) => void }) {
  const webhooks = useWebhooks()
  const [creating, setCreating] = useState(false)
  const found = webhooks.data?.webhooks
  const create = (
    <Button variant="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setCreating(true)}>
      {webhookWords.create}
    </Button>
  )
  return (
    <>
      <PageLead>{webhookWords.lead}</PageLead>
      {found?.length ? <PageAction>{create}</PageAction> : null}
      {webhooks.isPending ? <RowsSkeleton /> : null}
      {webhooks.isError && isNotAllowed(webhooks.error) ? (
        <NotAllowed title={webhookWords.notAllowed} help={webhookWords.notAllowedHelp} />
      ) : null}
      {webhooks.isError && !isNotAllowed(webhooks.error) ? (
        <QueryError title={webhookWords.failed} error={webhooks.error} onRetry={webhooks.refetch} />
      ) : null}
      {found?.length === 0 ? (
        <div className="rounded-lg bg-surface">
          <EmptyState picture={<GhostThings icon={<Icon size={16} />} />} title={webhookWords.empty} action={create}>
            {webhookWords.emptyLead}
          </EmptyState>
        </div>
      ) : null}
      {found?.length ? <Found webhooks={found} onOpen={onOpen} /> : null}
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
