import type { SpokenPage } from '@vireo/contracts/audio-native'
import { IconButton, Menu, MenuItem } from '@vireo/ui'
import { Ban, EllipsisVertical, FileUp, Pencil, RefreshCw, RotateCcw } from 'lucide-react'

import { nameOf, nextStepOf } from './page-state.ts'
import type { PageActions } from './use-page-actions.tsx'
import { pageWords } from './words.ts'

/** Lists everything that can be done with a page. */
export function PageMenu({ page, actions }: { readonly page: SpokenPage; readonly actions: PageActions }) {
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={pageWords.moreFor(nameOf(page))}>
          <EllipsisVertical aria-hidden size={16} />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil aria-hidden size={16} />} onSelect={() => actions.edit(page)}>
        {pageWords.edit}
      </MenuItem>
      {page.url === null ? (
        <MenuItem icon={<FileUp aria-hidden size={16} />} onSelect={() => actions.replace()}>
          {pageWords.replace}
        </MenuItem>
      ) : (
        <MenuItem icon={<RefreshCw aria-hidden size={16} />} onSelect={() => actions.convert(page)}>
          {nextStepOf(page) ?? pageWords.steps.again}
        </MenuItem>
      )}
      <MenuItem
        icon={page.enabled ? <Ban aria-hidden size={16} /> : <RotateCcw aria-hidden size={16} />}
        onSelect={() => actions.turn(page)}
      >
        {page.enabled ? pageWords.takeOut : pageWords.putBack}
      </MenuItem>
    </Menu>
  )
}
