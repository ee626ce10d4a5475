import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { HistoryItem } from '@vireo/contracts/history'
import { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import { Badge, Button, Dialog, showSuccess, Skeleton } from '@vireo/ui'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'

import { ApiError, call } from '#kit/api/index.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PublishForm } from './publish-form.tsx'
import { publishWords } from './words.ts'

type Props = { readonly item: HistoryItem; readonly onClose: () => void }

/** Publishes a sound of one's own, changes what is said of it, or takes it back. */
export function PublishDialog({ item, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={publishWords.title} description={publishWords.lead} width="md">
      <Publication item={item} onClose={onClose} />
    </Dialog>
  )
}

function Publication({ item, onClose }: Props) {
  const [isAsking, setAsking] = useState(false)
  const client = useQueryClient()
  const { history_item_id: id } = item
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [soundEffectsEndpoints.getPublication.id, id],
    queryFn: ({ signal }) => findPublication(id, signal),
  })
  const refresh = async () => {
    for (const endpoint of [soundEffectsEndpoints.getPublication, soundEffectsEndpoints.listLibrary])
      await client.invalidateQueries({ queryKey: [endpoint.id] })
  }
  if (isPending) return <Skeleton className="mt-4 h-80" />
  if (error) return <QueryError title={publishWords.failed} error={error} onRetry={refetch} />
  if (data?.is_taken_down)
    return (
      <div className="mt-4 flex flex-col items-start gap-2 text-sm">
        <Badge tone="danger">{publishWords.isTakenDown}</Badge>
        <p>{publishWords.takenDownLead}</p>
      </div>
    )
  return (
    <>
      {data ? (
        <div className="mt-4 flex items-center gap-2">
          <Badge tone="success">{publishWords.isPublished}</Badge>
          <Button size="sm" className="ml-auto" icon={<Undo2 aria-hidden size={16} />} onClick={() => setAsking(true)}>
            {publishWords.withdraw}
          </Button>
        </div>
      ) : null}
      <PublishForm
        item={item}
        published={data?.sound ?? null}
        onDone={async () => {
          onClose()
          await refresh()
        }}
      />
      {isAsking ? (
        <ConfirmFirst
          danger
          title={publishWords.withdrawTitle}
          consequence={publishWords.withdrawConsequence}
          action={publishWords.withdraw}
          act={async () => {
            await call(soundEffectsEndpoints.withdraw, { history_item_id: id })
            showSuccess(publishWords.withdrawn)
            onClose()
            await refresh()
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}

async function findPublication(id: string, signal: AbortSignal) {
  try {
    return await call(soundEffectsEndpoints.getPublication, { history_item_id: id }, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'sound_not_published') return null
    throw error
  }
}
