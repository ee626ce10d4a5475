import { IconButton, Menu, MenuItem, MenuSeparator } from '@vireo/ui'
import { Copy, EllipsisVertical, ExternalLink, EyeOff, Trash2 } from 'lucide-react'

import { isBeingMade, type ListedWork } from '../queries.ts'
import { publishingWords } from '../words.ts'
import type { WorkActions } from './use-work-actions.tsx'

/** Lists what can be done with a work as a whole. */
export function WorkMenu({ work, actions }: { readonly work: ListedWork; readonly actions: WorkActions }) {
  const { edition } = work
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={publishingWords.more(work.title)}>
          <EllipsisVertical aria-hidden size={16} />
        </IconButton>
      }
    >
      {edition ? (
        <>
          <MenuItem
            icon={<ExternalLink aria-hidden size={16} />}
            onSelect={() => globalThis.open(edition.url, '_blank', 'noopener')}
          >
            {publishingWords.openPage}
          </MenuItem>
          <MenuItem icon={<Copy aria-hidden size={16} />} onSelect={() => actions.copy(work)}>
            {publishingWords.copyAddress}
          </MenuItem>
        </>
      ) : null}
      {edition || isBeingMade(work) ? (
        <>
          <MenuItem icon={<EyeOff aria-hidden size={16} />} onSelect={() => actions.withdraw(work)}>
            {publishingWords.withdraw}
          </MenuItem>
          <MenuSeparator />
        </>
      ) : null}
      <MenuItem danger icon={<Trash2 aria-hidden size={16} />} onSelect={() => actions.remove(work)}>
        {publishingWords.remove}
      </MenuItem>
    </Menu>
  )
}
