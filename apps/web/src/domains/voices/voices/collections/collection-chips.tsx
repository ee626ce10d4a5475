import { Button, joinClasses } from '@vireo/ui'
import { Plus } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'

import { later } from '#kit/later.tsx'
import { AppLink, paths } from '#kit/routing/index.ts'
import { labWords } from '../lab/words.ts'
import { addressOf } from './collection-address.ts'
import { CollectionIcon } from './collection-icon.tsx'
import { useCollections } from './queries.ts'
import { collectionWords } from './words.ts'

const NewCollectionDialog = later(async () => ({
  default: (await import('./collection-dialogs.tsx')).NewCollectionDialog,
}))

/** How many collections stand beside each other; behind the last chip are all of them. */
const mostShown = 6

/** Leads from one's voices to each collection of them and back: views of one list, each with an address of its own. */
export function CollectionChips() {
  const { pathname, search } = useLocation()
  const { data: collections = [] } = useCollections()
  const [isAdding, setAdding] = useState(false)
  const here = new URLSearchParams(search).get('collection')
  const isAll = pathname === paths.voiceLab
  const shown = collections.slice(0, mostShown)
  return (
    <nav aria-label={collectionWords.list} className="min-w-0">
      <ul className="flex flex-wrap items-center gap-2 pointer-coarse:gap-y-3">
        <Chip to={paths.voiceLab} marked={isAll}>
          {labWords.allVoices}
        </Chip>
        {shown.map(({ collection_id: id, title, icon }) => (
          <Chip key={id} to={addressOf(id)} marked={here === id}>
            <CollectionIcon name={icon} size={16} className="shrink-0" />
            <span className="truncate">{title}</span>
          </Chip>
        ))}
        {collections.length > 0 ? (
          <Chip to={paths.voiceCollections} marked={!isAll && here === null}>
            {collectionWords.all}
          </Chip>
        ) : null}
        <li>
          <Button variant="ghost" size="sm" icon={<Plus aria-hidden size={16} />} onClick={() => setAdding(true)}>
            {collectionWords.add}
          </Button>
        </li>
      </ul>
      <Suspense>{isAdding ? <NewCollectionDialog onClose={() => setAdding(false)} /> : null}</Suspense>
    </nav>
  )
}

function Chip({
  to,
  marked,
  children,
}: {
  readonly to: string
  readonly marked: boolean
  readonly children: ReactNode
}) {
  return (
    <li className="max-w-full">
      <AppLink
        to={to}
        aria-current={marked ? 'page' : undefined}
        className={joinClasses(
          'pressed flex h-8 max-w-64 items-center gap-1.5 rounded-full px-3 text-xs font-medium transition-colors',
          marked ? 'bg-fill-hover text-ink' : 'bg-fill text-muted hover:bg-fill-hover hover:text-ink',
        )}
      >
        {children}
      </AppLink>
    </li>
  )
}
