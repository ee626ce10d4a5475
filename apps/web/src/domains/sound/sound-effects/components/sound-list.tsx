import type { HistoryItem } from '@vireo/contracts/history'
import { Button, buttonClasses, SkeletonCard } from '@vireo/ui'
import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'

import { announce } from '#kit/announce.tsx'
import { QueryError } from '#kit/failures/query-error.tsx'
import { later } from '#kit/later.tsx'
import { GhostRows } from '#kit/pictures/ghosts.tsx'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useHistory, useRecordingActions, useRecordingDeletion } from '#history'
import { useStars } from '../stars.ts'
import { soundEffectsWords } from '../words.ts'
import { SoundCard } from './sound-card.tsx'

const PublishDialog = later(async () => ({ default: (await import('../publish/publish-dialog.tsx')).PublishDialog }))

/** How many of the newest stand on the screen; the rest is in the history. */
const newestItems = 24

type Props = {
  readonly onUseAgain: (item: HistoryItem) => void
  readonly onSeed: (item: HistoryItem, seed: number) => void
}

/** Shows the newest sounds as cards. */
export function SoundList({ onUseAgain, onSeed }: Props) {
  const history = useHistory({ source: 'SFX' }, newestItems)
  const items = (history.data ?? []).slice(0, newestItems)
  const actions = useRecordingActions(items)
  const { remove } = useRecordingDeletion()
  const stars = useStars()
  const [publishing, setPublishing] = useState<HistoryItem>()
  const starred = items.filter((item) => stars.has(item.history_item_id))
  if (history.isPending) return <SkeletonCard />
  if (!history.data)
    return <QueryError title={soundEffectsWords.failed} error={history.error} onRetry={history.refetch} />
  return (
    <section aria-label={soundEffectsWords.sounds} className="flex flex-col gap-2">
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <h2 className="mr-auto text-sm font-medium text-muted">{soundEffectsWords.sounds}</h2>
        {starred.length > 0 ? (
          <Button
            size="sm"
            loading={actions.downloading}
            icon={<Download aria-hidden size={16} />}
            onClick={() => void actions.download(starred)}
          >
            {soundEffectsWords.downloadAll}
          </Button>
        ) : null}
        {items.length > 0 ? (
          <AppLink to={paths.soundEffectsHistory} className={buttonClasses({ variant: 'secondary' })}>
            {soundEffectsWords.allSounds}
          </AppLink>
        ) : null}
      </div>
      {items.length === 0 ? <NoSounds /> : null}
      <ol className="grid gap-2 sm:grid-cols-2">
        {items.map((item) => (
          <SoundCard
            key={item.history_item_id}
            item={item}
            actions={actions}
            starred={stars.has(item.history_item_id)}
            onStar={() => void stars.toggle(item.history_item_id)}
            onUseAgain={() => {
              onUseAgain(item)
              announce(soundEffectsWords.usedAgain)
            }}
            onSeed={(seed) => onSeed(item, seed)}
            onPublish={() => setPublishing(item)}
            onDelete={() => remove([item])}
          />
        ))}
      </ol>
      <Suspense>
        {publishing ? <PublishDialog item={publishing} onClose={() => setPublishing(undefined)} /> : null}
      </Suspense>
    </section>
  )
}

function NoSounds() {
  return (
    <div className="flex flex-col items-center gap-4 rounded-lg bg-surface px-4 py-8 text-center">
      <GhostRows
        leads={[0, 1].map((place) => (
          <span key={place} className="size-8 rounded-full bg-fill" />
        ))}
      />
      <p className="max-w-md text-sm text-balance text-muted">{soundEffectsWords.none}</p>
      <AppLink to={paths.soundEffectsExplore} className={buttonClasses({ variant: 'secondary' })}>
        {soundEffectsWords.explore}
      </AppLink>
    </div>
  )
}
