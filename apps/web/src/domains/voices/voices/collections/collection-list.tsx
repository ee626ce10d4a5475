import type { VoiceCollection } from '@vireo/contracts/voices'
import { Button, EmptyState, Skeleton, useVisibleMoves } from '@vireo/ui'
import { Folders, Plus } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'

import { later } from '#kit/later.tsx'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageAction, PageLead } from '#kit/page/index.ts'
import { GhostThings } from '#kit/pictures/ghosts.tsx'
import { AppLink } from '#kit/routing/index.ts'
import { addressOf } from './collection-address.ts'
import { CollectionIcon } from './collection-icon.tsx'
import { CollectionMenu } from './collection-menu.tsx'
import { useCollections } from './queries.ts'
import { collectionWords } from './words.ts'

const NewCollectionDialog = later(async () => ({
  default: (await import('./collection-dialogs.tsx')).NewCollectionDialog,
}))

/** Shows every collection, and the way to another. */
export function CollectionList() {
  const { data: collections, error, isPending, refetch } = useCollections()
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setAdding(true)}>
      {collectionWords.add}
    </Button>
  )
  const isEmpty = collections?.length === 0
  const list = useRef<HTMLUListElement>(null)
  useVisibleMoves(list, (collections ?? []).map(({ collection_id: id }) => id).join(' '))
  return (
    <>
      <PageLead>{collectionWords.lead}</PageLead>
      {isEmpty ? null : <PageAction>{add}</PageAction>}
      {isPending ? <LoadingCollections /> : null}
      {error && !collections ? <QueryError title={collectionWords.failed} error={error} onRetry={refetch} /> : null}
      {isEmpty ? (
        <div className="rounded-lg bg-surface">
          <EmptyState picture={<GhostThings icon={<Folders size={16} />} />} title={collectionWords.none} action={add}>
            {collectionWords.noneLead}
          </EmptyState>
        </div>
      ) : null}
      {collections && !isEmpty ? (
        <ul
          ref={list}
          aria-label={collectionWords.list}
          className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3"
        >
          {collections.map((collection) => (
            <CollectionCard key={collection.collection_id} collection={collection} />
          ))}
        </ul>
      ) : null}
      <Suspense>{isAdding ? <NewCollectionDialog onClose={() => setAdding(false)} /> : null}</Suspense>
    </>
  )
}

function CollectionCard({ collection }: { readonly collection: VoiceCollection }) {
  return (
    <li className="flex items-center gap-1 rounded-lg bg-surface pr-2 transition-colors hover:bg-hover">
      <AppLink
        to={addressOf(collection.collection_id)}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-md p-4"
      >
        <CollectionIcon name={collection.icon} size={20} className="shrink-0 text-muted" />
        <span className="min-w-0">
          <span className="block truncate font-medium">{collection.title}</span>
          <span className="block text-xs text-muted tabular-nums">
            {collectionWords.voices(collection.voice_count)}
          </span>
        </span>
      </AppLink>
      <CollectionMenu collection={collection} />
    </li>
  )
}

function LoadingCollections() {
  return (
    <div aria-busy className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">{collectionWords.loading}</span>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-18" />
      ))}
    </div>
  )
}
