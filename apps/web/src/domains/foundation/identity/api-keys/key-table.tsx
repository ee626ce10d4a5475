import type { ApiKey } from '@vireo/contracts/identity'
import {
  Badge,
  BadgeList,
  IconButton,
  joinClasses,
  Menu,
  MenuItem,
  MenuSeparator,
  opensRowClasses,
  Table,
  type Column,
} from '@vireo/ui'
import { Ban, EllipsisVertical, Pencil, RotateCcw, Trash2 } from 'lucide-react'

import { nowMs } from '#kit/clock.ts'
import { formatAgo, formatExact } from '#kit/format/index.ts'
import { permissionName } from '../permissions/index.ts'
import { apiKeyWords } from './words.ts'

export type KeyActions = {
  readonly onEdit: (key: ApiKey) => void
  readonly onSwitch: (key: ApiKey) => void
  readonly onDelete: (key: ApiKey) => void
}

/** Shows the keys as rows: what each is for, what it may do and when it was used. */
export function KeyTable({ keys, ...actions }: KeyActions & { readonly keys: readonly ApiKey[] }) {
  return (
    <div className="overflow-clip rounded-lg md:bg-surface">
      <Table
        caption={apiKeyWords.caption}
        grid="grid-cols-[minmax(0,1.2fr)_minmax(0,1.6fr)_7rem_7rem_2rem]"
        columns={columns(actions.onEdit)}
        rows={keys}
        rowKey={(key) => key.key_id}
        menu={menuOf(actions)}
        cards
      />
    </div>
  )
}

function menuOf(actions: KeyActions) {
  return (key: ApiKey) => <KeyMenu apiKey={key} {...actions} />
}

function columns(onEdit: KeyActions['onEdit']): Column<ApiKey>[] {
  return [
    {
      id: 'name',
      title: apiKeyWords.columnName,
      phone: 'head',
      cell: (key) => <NameCell apiKey={key} onEdit={onEdit} />,
    },
    {
      id: 'scopes',
      title: apiKeyWords.scopes,
      cell: (key) =>
        key.permissions === null ? apiKeyWords.everything : <BadgeList labels={key.permissions.map(permissionName)} />,
    },
    {
      id: 'use',
      title: apiKeyWords.columnUse,
      className: 'text-muted tabular-nums',
      cell: (key) =>
        key.character_limit === null
          ? formatExact(key.character_count)
          : apiKeyWords.used(formatExact(key.character_count), formatExact(key.character_limit)),
    },
    { id: 'last', title: apiKeyWords.columnLast, className: 'text-muted', cell: lastUse },
  ]
}

function lastUse({ last_used_at_unix: lastUsedUnix }: ApiKey): string {
  return lastUsedUnix === null ? apiKeyWords.never : formatAgo(lastUsedUnix, nowMs())
}

function NameCell({ apiKey, onEdit }: Pick<KeyActions, 'onEdit'> & { readonly apiKey: ApiKey }) {
  const { name, hint, is_disabled: isDisabled, allowed_ips: addresses } = apiKey
  return (
    <>
      <span className="flex items-center gap-2">
        <button
          type="button"
          onClick={() => onEdit(apiKey)}
          className={joinClasses(opensRowClasses, 'min-w-0 truncate')}
        >
          {name}
        </button>
        {isDisabled ? <Badge tone="warning">{apiKeyWords.disabled}</Badge> : null}
      </span>
      <span className="block truncate text-xs text-muted">
        <span className="font-mono">sk_…{hint}</span>
        {addresses === null ? null : ` · ${apiKeyWords.addressCount(addresses.length)}`}
      </span>
    </>
  )
}

function KeyMenu({ apiKey, onEdit, onSwitch, onDelete }: KeyActions & { readonly apiKey: ApiKey }) {
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={apiKeyWords.more(apiKey.name)}>
          <EllipsisVertical aria-hidden size={16} />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil aria-hidden size={16} />} onSelect={() => onEdit(apiKey)}>
        {apiKeyWords.edit}
      </MenuItem>
      <MenuItem
        icon={apiKey.is_disabled ? <RotateCcw aria-hidden size={16} /> : <Ban aria-hidden size={16} />}
        onSelect={() => onSwitch(apiKey)}
      >
        {apiKey.is_disabled ? apiKeyWords.enable : apiKeyWords.disable}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 aria-hidden size={16} />} onSelect={() => onDelete(apiKey)}>
        {apiKeyWords.delete}
      </MenuItem>
    </Menu>
  )
}
