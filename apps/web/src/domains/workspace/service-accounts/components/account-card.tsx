import { type ServiceAccount, serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import { Badge, BadgeList, Button, IconButton, Menu, MenuItem, MenuSeparator, showSuccess } from '@vireo/ui'
import { Ban, EllipsisVertical, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { useAttempt } from '#kit/use-attempt.ts'
import { useRefreshServiceAccounts } from '../queries.ts'
import { serviceAccountWords } from '../words.ts'
import { AccountDialog } from './account-dialog.tsx'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { KeyRows } from './key-rows.tsx'

/** Shows one service account: what it is called, its groups and its keys. */
export function AccountCard({ account }: { readonly account: ServiceAccount }) {
  const [asked, setAsked] = useState<'rename' | 'remove' | 'key'>()
  const refresh = useRefreshServiceAccounts()
  const { attempt } = useAttempt(refresh)
  const close = () => setAsked(undefined)
  const { service_account_user_id, name, is_disabled: isDisabled, groups, 'api-keys': keys } = account
  const turn = async () => {
    await call(serviceAccountsEndpoints.update, { service_account_user_id, is_enabled: isDisabled })
    showSuccess(isDisabled ? serviceAccountWords.enabledNow : serviceAccountWords.disabledNow)
  }
  const remove = async () => {
    await call(serviceAccountsEndpoints.delete, { service_account_user_id })
    showSuccess(serviceAccountWords.removed)
    await refresh()
  }
  return (
    <section aria-label={name} className="overflow-clip rounded-lg bg-surface">
      <header className="flex items-center justify-between gap-3 px-4 pt-3 pb-1">
        <h2 className="flex min-w-0 flex-wrap items-center gap-2 text-base font-semibold">
          <span className="min-w-0 truncate">{name}</span>
          {isDisabled ? <Badge tone="warning">{serviceAccountWords.disabled}</Badge> : null}
          {groups.length > 0 ? <BadgeList labels={groups.map((group) => group.name)} /> : null}
        </h2>
        <div className="flex shrink-0 items-center gap-1">
          <Button size="sm" aria-label={serviceAccountWords.createKeyFor(name)} onClick={() => setAsked('key')}>
            {serviceAccountWords.createKey}
          </Button>
          <AccountMenu account={account} onAsk={setAsked} onTurn={() => void attempt(turn)} />
        </div>
      </header>
      {keys.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-muted">{serviceAccountWords.noKeys}</p>
      ) : (
        <KeyRows account={account} />
      )}
      <AccountDialog open={asked === 'rename'} account={account} onClose={close} />
      <CreateKeyDialog open={asked === 'key'} account={account} onClose={close} />
      {asked === 'remove' ? (
        <ConfirmFirst
          title={serviceAccountWords.removeTitle(name)}
          consequence={
            keys.length === 0
              ? serviceAccountWords.removeConsequenceKeyless
              : serviceAccountWords.removeConsequence(keys.length)
          }
          action={serviceAccountWords.remove}
          danger
          act={remove}
          onClose={close}
        />
      ) : null}
    </section>
  )
}

function AccountMenu({
  account: { name, is_disabled: isDisabled },
  onAsk,
  onTurn,
}: {
  readonly account: ServiceAccount
  readonly onAsk: (what: 'rename' | 'remove') => void
  readonly onTurn: () => void
}) {
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={serviceAccountWords.more(name)}>
          <EllipsisVertical aria-hidden size={16} />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil aria-hidden size={16} />} onSelect={() => onAsk('rename')}>
        {serviceAccountWords.rename}
      </MenuItem>
      <MenuItem
        icon={isDisabled ? <RotateCcw aria-hidden size={16} /> : <Ban aria-hidden size={16} />}
        onSelect={onTurn}
      >
        {isDisabled ? serviceAccountWords.enable : serviceAccountWords.disable}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 aria-hidden size={16} />} onSelect={() => onAsk('remove')}>
        {serviceAccountWords.remove}
      </MenuItem>
    </Menu>
  )
}
