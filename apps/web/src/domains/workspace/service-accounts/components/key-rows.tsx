import {
  type ServiceAccount,
  type ServiceAccountKey,
  serviceAccountsEndpoints,
} from '@vireo/contracts/service-accounts'
import { Badge, BadgeList, showSuccess, Table, type Column } from '@vireo/ui'
import { useState } from 'react'

import { permissionName } from '#identity/permissions/index.ts'
import { call } from '#kit/api/index.ts'
import { nowMs } from '#kit/clock.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { formatAgo, formatDateTime, formatExact } from '#kit/format/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { useRefreshServiceAccounts } from '../queries.ts'
import { serviceAccountWords } from '../words.ts'
import { EditKeyDialog } from './edit-key-dialog.tsx'
import { type KeyActions, KeyMenu } from './key-menu.tsx'
import { ReplaceKeyDialog } from './replace-key-dialog.tsx'

type Asked = { readonly about: 'edit' | 'replace' | 'remove'; readonly apiKey: ServiceAccountKey }

/** Lists the keys of a service account as rows. */
export function KeyRows({ account }: { readonly account: ServiceAccount }) {
  const [asked, setAsked] = useState<Asked>()
  const refresh = useRefreshServiceAccounts()
  const { attempt } = useAttempt(refresh)
  const close = () => setAsked(undefined)
  const aboutOf = (about: Asked['about']) => (asked?.about === about ? asked.apiKey : undefined)
  const doomed = aboutOf('remove')
  const turn = async ({ service_account_user_id, key_id: api_key_id, is_disabled: isDisabled }: ServiceAccountKey) => {
    await call(serviceAccountsEndpoints.updateKey, { service_account_user_id, api_key_id, is_enabled: isDisabled })
    showSuccess(isDisabled ? serviceAccountWords.keyEnabled : serviceAccountWords.keyDisabled)
  }
  const remove = async ({ service_account_user_id, key_id: api_key_id }: ServiceAccountKey) => {
    await call(serviceAccountsEndpoints.deleteKey, { service_account_user_id, api_key_id })
    showSuccess(serviceAccountWords.keyDeleted)
    await refresh()
  }
  const actions: KeyActions = {
    edit: (apiKey) => setAsked({ about: 'edit', apiKey }),
    replace: (apiKey) => setAsked({ about: 'replace', apiKey }),
    remove: (apiKey) => setAsked({ about: 'remove', apiKey }),
    turn: (apiKey) => void attempt(() => turn(apiKey)),
  }
  return (
    <>
      <Table
        caption={serviceAccountWords.keys(account.name)}
        grid="grid-cols-[minmax(0,1.3fr)_minmax(0,1.5fr)_7rem_7rem_2rem]"
        columns={columns()}
        rows={account['api-keys']}
        rowKey={(key) => key.key_id}
        menu={menuOf(actions)}
        cards
      />
      <EditKeyDialog apiKey={aboutOf('edit')} onClose={close} />
      <ReplaceKeyDialog apiKey={aboutOf('replace')} onClose={close} />
      {doomed ? (
        <ConfirmFirst
          title={serviceAccountWords.deleteKeyTitle(doomed.name)}
          consequence={serviceAccountWords.deleteKeyConsequence}
          action={serviceAccountWords.remove}
          danger
          act={() => remove(doomed)}
          onClose={close}
        />
      ) : null}
    </>
  )
}

function menuOf(actions: KeyActions) {
  return (key: ServiceAccountKey) => <KeyMenu apiKey={key} isOver={isOver(key)} actions={actions} />
}

function columns(): Column<ServiceAccountKey>[] {
  return [
    { id: 'name', title: serviceAccountWords.columnKey, phone: 'head', cell: (key) => <NameCell apiKey={key} /> },
    {
      id: 'scopes',
      title: serviceAccountWords.columnScopes,
      cell: ({ permissions }) =>
        permissions === null ? serviceAccountWords.all : <BadgeList labels={permissions.map(permissionName)} />,
    },
    {
      id: 'use',
      title: serviceAccountWords.columnUse,
      className: 'text-muted tabular-nums',
      cell: ({ character_count: count, character_limit: limit }) =>
        limit === null ? formatExact(count) : serviceAccountWords.used(formatExact(count), formatExact(limit)),
    },
    {
      id: 'last',
      title: serviceAccountWords.columnLast,
      className: 'text-muted',
      cell: lastUse,
    },
  ]
}

function NameCell({ apiKey }: { readonly apiKey: ServiceAccountKey }) {
  const { name, hint, is_disabled: isDisabled, expires_at_unix: end } = apiKey
  return (
    <>
      <span className="flex items-center gap-2 font-medium">
        <span className="truncate">{name}</span>
        {isDisabled ? <Badge tone="warning">{serviceAccountWords.disabled}</Badge> : null}
      </span>
      <span className="block truncate text-xs text-muted">
        <span className="font-mono">sk_…{hint}</span>
        {end === null
          ? null
          : ` · ${isOver(apiKey) ? serviceAccountWords.ended : serviceAccountWords.ends(formatDateTime(end))}`}
      </span>
    </>
  )
}

function lastUse({ last_used_at_unix: last }: ServiceAccountKey): string {
  return last === null ? serviceAccountWords.never : formatAgo(last, nowMs())
}

function isOver({ expires_at_unix: end }: ServiceAccountKey): boolean {
  return end !== null && end * 1000 <= nowMs()
}
