import type { VoiceCollection } from '@vireo/contracts/voices'
import { IconButton, Menu, MenuItem, MenuSeparator } from '@vireo/ui'
import { EllipsisVertical, Pencil, Trash2, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'

import { showFailure } from '#kit/failures/show-failure.ts'
import { later } from '#kit/later.tsx'
import { paths } from '#kit/routing/index.ts'
import { mayEdit, ShareDialog, sharingWords } from '#resources'
import { addressOf } from './collection-address.ts'
import { useRefreshCollections } from './queries.ts'
import { useCollectionDeletion } from './use-collection-deletion.ts'
import { collectionWords } from './words.ts'

const EditCollectionDialog = later(async () => ({
  default: (await import('./collection-dialogs.tsx')).EditCollectionDialog,
}))
const DeleteCollectionDialog = later(async () => ({
  default: (await import('./collection-dialogs.tsx')).DeleteCollectionDialog,
}))

/** Offers everything that can be done with a collection by whoever looks at it. */
export function CollectionMenu({ collection }: { readonly collection: VoiceCollection }) {
  const [asked, setAsked] = useState<'edit' | 'share' | 'delete'>()
  const refresh = useRefreshCollections()
  const remove = useCollectionDeletion()
  const navigate = useNavigate()
  const close = () => setAsked(undefined)
  const askToDelete = async () => {
    try {
      if ((await remove(collection)) === 'ask') setAsked('delete')
      else void navigate(paths.voiceCollections)
    } catch (error) {
      showFailure(error)
    }
  }
  const { collection_id: id, title } = collection
  return (
    <>
      <Menu
        trigger={
          <IconButton size="sm" label={collectionWords.more(title)}>
            <EllipsisVertical aria-hidden size={16} />
          </IconButton>
        }
      >
        {mayEdit(collection) ? (
          <MenuItem icon={<Pencil aria-hidden size={16} />} onSelect={() => setAsked('edit')}>
            {collectionWords.edit}
          </MenuItem>
        ) : null}
        <MenuItem icon={<Users aria-hidden size={16} />} onSelect={() => setAsked('share')}>
          {sharingWords.share}
        </MenuItem>
        {collection.permission_on_resource === 'admin' ? (
          <>
            <MenuSeparator />
            <MenuItem danger icon={<Trash2 aria-hidden size={16} />} onSelect={() => void askToDelete()}>
              {collectionWords.delete}
            </MenuItem>
          </>
        ) : null}
      </Menu>
      <Suspense>
        {asked === 'edit' ? <EditCollectionDialog collection={collection} onClose={close} /> : null}
        {asked === 'delete' ? <DeleteCollectionDialog collection={collection} onClose={close} /> : null}
        {asked === 'share' ? (
          <ShareDialog
            type="voice_collection"
            id={id}
            name={title}
            path={addressOf(id)}
            onClose={() => {
              close()
              void refresh()
            }}
          />
        ) : null}
      </Suspense>
    </>
  )
}
