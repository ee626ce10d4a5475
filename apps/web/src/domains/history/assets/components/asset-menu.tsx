import { type Asset, assetsEndpoints } from '@vireo/contracts/assets'
import { IconButton, Menu, MenuItem, MenuSeparator, showSuccess } from '@vireo/ui'
import { Copy, Download, EllipsisVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { copyText } from '#kit/copy/copy-text.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { saveFrom } from '#kit/files/save-from.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { useRefreshAssets } from '../queries.ts'
import { assetsWords } from '../words.ts'

/** Offers what can be done with a file: to take it along, to name it to a program, and to delete it. */
export function AssetMenu({ asset }: { readonly asset: Asset }) {
  const [asks, setAsks] = useState(false)
  const { attempt } = useAttempt()
  const refresh = useRefreshAssets()
  const { asset_id: id, name } = asset
  const remove = async () => {
    await call(assetsEndpoints.delete, { asset_id: id })
    showSuccess(assetsWords.deleted(name))
    await refresh()
  }
  return (
    <>
      <Menu
        trigger={
          <IconButton size="sm" label={assetsWords.more(name)}>
            <EllipsisVertical aria-hidden size={16} />
          </IconButton>
        }
      >
        <MenuItem icon={<Download aria-hidden size={16} />} onSelect={() => void attempt(() => saveAsset(id))}>
          {assetsWords.download}
        </MenuItem>
        <MenuItem
          icon={<Copy aria-hidden size={16} />}
          onSelect={() => void copyText(id, { copied: assetsWords.copied })}
        >
          {assetsWords.copyId}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 aria-hidden size={16} />} danger onSelect={() => setAsks(true)}>
          {assetsWords.delete}
        </MenuItem>
      </Menu>
      {asks ? (
        <ConfirmFirst
          title={assetsWords.deleteTitle(name)}
          consequence={assetsWords.deleteConsequence}
          action={assetsWords.delete}
          danger
          act={remove}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </>
  )
}

/** Saves a file from an address that is asked for now: the one of a list may be over. */
async function saveAsset(id: string): Promise<void> {
  const { content_url: address } = await call(assetsEndpoints.get, { asset_id: id })
  if (address !== null) saveFrom(address)
}
