import type { ServiceAccountKey } from '@vireo/contracts/service-accounts'
import { IconButton, Menu, MenuItem, MenuSeparator } from '@vireo/ui'
import { Ban, EllipsisVertical, Pencil, RefreshCw, RotateCcw, Trash2 } from 'lucide-react'

import { serviceAccountWords } from '../words.ts'

type Act = (apiKey: ServiceAccountKey) => void
export type KeyActions = { readonly edit: Act; readonly replace: Act; readonly turn: Act; readonly remove: Act }

type Props = { readonly apiKey: ServiceAccountKey; readonly isOver: boolean; readonly actions: KeyActions }

/** Lists everything that can be done with a key; one that has ended can only be taken out of the list. */
export function KeyMenu({ apiKey, isOver, actions }: Props) {
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={serviceAccountWords.more(apiKey.name)}>
          <EllipsisVertical aria-hidden size={16} />
        </IconButton>
      }
    >
      {isOver ? null : <LivingActs apiKey={apiKey} actions={actions} />}
      <MenuItem danger icon={<Trash2 aria-hidden size={16} />} onSelect={() => actions.remove(apiKey)}>
        {serviceAccountWords.remove}
      </MenuItem>
    </Menu>
  )
}

/** Lists what can be done with a key that still works; one that is being replaced is not replaced again. */
function LivingActs({ apiKey, actions }: Omit<Props, 'isOver'>) {
  const { is_disabled: isDisabled, expires_at_unix: end } = apiKey
  return (
    <>
      <MenuItem icon={<Pencil aria-hidden size={16} />} onSelect={() => actions.edit(apiKey)}>
        {serviceAccountWords.edit}
      </MenuItem>
      {end === null ? (
        <MenuItem icon={<RefreshCw aria-hidden size={16} />} onSelect={() => actions.replace(apiKey)}>
          {serviceAccountWords.replace}
        </MenuItem>
      ) : null}
      <MenuItem
        icon={isDisabled ? <RotateCcw aria-hidden size={16} /> : <Ban aria-hidden size={16} />}
        onSelect={() => actions.turn(apiKey)}
      >
        {isDisabled ? serviceAccountWords.enable : serviceAccountWords.disable}
      </MenuItem>
      <MenuSeparator />
    </>
  )
}
