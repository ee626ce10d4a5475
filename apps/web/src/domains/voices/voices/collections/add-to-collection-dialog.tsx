import { type Voice, type VoiceCollection, voicesEndpoints } from '@vireo/contracts/voices'
import { Button, Dialog, Skeleton } from '@vireo/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { mayEdit } from '#resources'
import { CollectionForm, type CollectionValues } from './collection-form.tsx'
import { CollectionIcon } from './collection-icon.tsx'
import { useCollections, useMembership } from './queries.ts'
import { collectionWords } from './words.ts'

/** Puts a voice into collections and takes it out of them, new ones included. */
export function AddToCollectionDialog({ voice, onClose }: { readonly voice: Voice; readonly onClose: () => void }) {
  const { data, error, isPending, refetch } = useCollections()
  const { problem, attempt } = useDialogAttempt()
  return (
    <Dialog
      open
      onClose={onClose}
      title={collectionWords.addVoiceTitle(voice.name)}
      description={collectionWords.addVoiceLead}
      problem={problem}
      footer={<Button onClick={onClose}>{collectionWords.done}</Button>}
    >
      {isPending ? <Skeleton className="mt-4 h-32" /> : null}
      {error && !data ? <QueryError title={collectionWords.failed} error={error} onRetry={refetch} /> : null}
      {data ? <Choices voice={voice} collections={data.filter(mayEdit)} attempt={attempt} /> : null}
    </Dialog>
  )
}

type ChoicesProps = {
  readonly voice: Voice
  readonly collections: readonly VoiceCollection[]
  readonly attempt: ReturnType<typeof useDialogAttempt>['attempt']
}

function Choices({ voice, collections, attempt }: ChoicesProps) {
  const setMembership = useMembership()
  // What the voice said when the dialog opened, and every tick since.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(voice.collection_ids))
  const [isAdding, setAdding] = useState(collections.length === 0)
  const tick = (id: string, isIn: boolean) =>
    setChosen((before) => new Set(isIn ? [...before, id] : [...before].filter((each) => each !== id)))
  const turn = async (collection: VoiceCollection, isIn: boolean) => {
    const { collection_id: id } = collection
    tick(id, isIn)
    await attempt(async () => {
      try {
        await setMembership(collection, voice, isIn)
      } catch (error) {
        tick(id, !isIn)
        throw error
      }
    })
  }
  const create = async (values: CollectionValues) => {
    const collection = await call(voicesEndpoints.createCollection, values)
    setAdding(false)
    await turn(collection, true)
  }
  return (
    <div className="mt-4 flex flex-col gap-2">
      {collections.length === 0 ? <p className="text-sm">{collectionWords.noneToAddTo}</p> : null}
      <ul aria-label={collectionWords.list} className="empty:hidden">
        {collections.map((collection) => (
          <Choice
            key={collection.collection_id}
            collection={collection}
            isIn={chosen.has(collection.collection_id)}
            onChange={(isIn) => void turn(collection, isIn)}
          />
        ))}
      </ul>
      {isAdding ? (
        <CollectionForm action={collectionWords.createAndAdd} autoFocus={collections.length > 0} save={create} />
      ) : (
        <Button
          variant="ghost"
          className="self-start"
          icon={<Plus aria-hidden size={16} />}
          onClick={() => setAdding(true)}
        >
          {collectionWords.add}
        </Button>
      )}
    </div>
  )
}

function Choice({
  collection,
  isIn,
  onChange,
}: {
  readonly collection: VoiceCollection
  readonly isIn: boolean
  readonly onChange: (isIn: boolean) => void
}) {
  return (
    <li>
      <label className="flex min-h-10 items-center gap-3 rounded-md px-2 text-sm hover:bg-hover">
        <input
          type="checkbox"
          checked={isIn}
          onChange={(event) => onChange(event.target.checked)}
          className="size-4 shrink-0 accent-accent"
        />
        <CollectionIcon name={collection.icon} size={16} className="shrink-0 text-muted" />
        <span className="min-w-0 flex-1 truncate">{collection.title}</span>
        <span className="shrink-0 text-xs text-muted tabular-nums">
          {collectionWords.voices(collection.voice_count)}
        </span>
      </label>
    </li>
  )
}
