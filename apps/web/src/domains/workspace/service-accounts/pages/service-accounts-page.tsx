import { Button, EmptyState } from '@vireo/ui'
import { Bot, Plus } from 'lucide-react'
import { useState } from 'react'

import { isNotAllowed, NotAllowed } from '#kit/not-allowed.tsx'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageAction, PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { AccountCard } from '../components/account-card.tsx'
import { AccountDialog } from '../components/account-dialog.tsx'
import { useServiceAccounts } from '../queries.ts'
import { serviceAccountWords } from '../words.ts'

/** Lists members that are machines, and their keys. */
export function ServiceAccountsPage() {
  const accounts = useServiceAccounts()
  const [creating, setCreating] = useState(false)
  const found = accounts.data?.['service-accounts']
  const create = (
    <Button variant="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setCreating(true)}>
      {serviceAccountWords.create}
    </Button>
  )
  return (
    <>
      <PageLead>{serviceAccountWords.lead}</PageLead>
      {found?.length ? <PageAction>{create}</PageAction> : null}
      {accounts.isPending ? <RowsSkeleton /> : null}
      {accounts.isError && isNotAllowed(accounts.error) ? (
        <NotAllowed title={serviceAccountWords.notAllowed} help={serviceAccountWords.notAllowedHelp} />
      ) : null}
      {accounts.isError && !isNotAllowed(accounts.error) ? (
        <QueryError title={serviceAccountWords.failed} error={accounts.error} onRetry={accounts.refetch} />
      ) : null}
      {found?.length === 0 ? (
        <div className="rounded-lg bg-surface">
          <EmptyState icon={<Bot size={28} />} title={serviceAccountWords.empty} action={create}>
            {serviceAccountWords.emptyLead}
          </EmptyState>
        </div>
      ) : null}
      <div className="flex flex-col gap-4">
        {found?.map((account) => (
          <AccountCard key={account.service_account_user_id} account={account} />
        ))}
      </div>
      <AccountDialog open={creating} onClose={() => setCreating(false)} />
    </>
  )
}
