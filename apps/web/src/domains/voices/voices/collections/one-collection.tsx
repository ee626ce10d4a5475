import type { Voice, VoiceCollection } from '@vireo/contracts/voices'
import { EmptyState, MenuItem, showSuccess, showUndoable, Skeleton } from '@vireo/ui'
import { FolderMinus, Folders, FolderX } from 'lucide-react'
import { useRef } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { paths } from '#kit/routing/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { mayEdit } from '#resources'
import { LinkButton } from '../lab/lab-entries.tsx'
import { VoiceBrowser } from '../lab/voice-browser.tsx'
import { CollectionIcon } from './collection-icon.tsx'
import { CollectionMenu } from './collection-menu.tsx'
import { useCollections, useMembership } from './queries.ts'
import { collectionWords } from './words.ts'

/** Shows one collection: the voices in it, and taking them out. */
export function OneCollection({ id }: { readonly id: string }) {
  const { data: collections, error, isPending, refetch } = useCollections()
  const collection = collections?.find((each) => each.collection_id === id)
  return (
    <>
      {isPending ? <Skeleton className="h-64" /> : null}
      {error && !collections ? <QueryError title={collectionWords.failed} error={error} onRetry={refetch} /> : null}
      {collection ? <Inside collection={collection} /> : null}
      {collections && !collection ? (
        <EmptyState
          icon={<FolderX size={28} />}
          title={collectionWords.gone}
          action={<LinkButton to={paths.voiceCollections}>{collectionWords.all}</LinkButton>}
        >
          {collectionWords.goneLead}
        </EmptyState>
      ) : null}
    </>
  )
}

function Inside({ collection }: { readonly collection: VoiceCollection }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const takeOut = useTakingOut(collection)
  const { collection_id, title } = collection
  // The card that had the focus is gone afterwards.
  const leave = (voice: Voice) => void takeOut(voice).then(() => heading.current?.focus())
  const entry = (voice: Voice) => (
    <MenuItem icon={<FolderMinus aria-hidden size={16} />} onSelect={() => leave(voice)}>
      {collectionWords.takeOut}
    </MenuItem>
  )
  return (
    <>
      <div className="flex items-center gap-3">
        <CollectionIcon name={collection.icon} size={24} className="shrink-0 text-muted" />
        <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 truncate text-lg font-semibold outline-none">
          {title}
        </h2>
        <CollectionMenu collection={collection} />
      </div>
      <VoiceBrowser
        scope="any"
        within={{ collection_id }}
        label={collectionWords.inside(title)}
        {...(mayEdit(collection) && { menuEntry: entry })}
        empty={
          <EmptyState
            icon={<Folders size={28} />}
            title={collectionWords.empty}
            action={<LinkButton to={paths.voiceLab}>{collectionWords.toLab}</LinkButton>}
          >
            {collectionWords.emptyLead}
          </EmptyState>
        }
      />
    </>
  )
}

/** Takes voices out of a collection at once, and offers to put them back. */
function useTakingOut(collection: VoiceCollection): (voice: Voice) => Promise<void> {
  const setMembership = useMembership()
  const { title } = collection
  const putBack = async (voice: Voice) => {
    try {
      await setMembership(collection, voice, true)
      showSuccess(collectionWords.putBack(voice.name, title))
    } catch (error) {
      showFailure(error)
    }
  }
  return async (voice) => {
    try {
      await setMembership(collection, voice, false)
      const onUndo = () => void putBack(voice)
      const message = collectionWords.takenOut(voice.name, title)
      showUndoable(message, { action: collectionWords.undo, onUndo })
    } catch (error) {
      showFailure(error)
    }
  }
}
