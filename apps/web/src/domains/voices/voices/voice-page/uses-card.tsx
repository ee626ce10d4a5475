import type { HistoryItem } from '@vireo/contracts/history'
import type { Voice } from '@vireo/contracts/voices'
import { PlayButton, Skeleton, lengthText } from '@vireo/ui'
import { useMemo } from 'react'

import { nowMs } from '#kit/clock.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { formatAgo } from '#kit/format/index.ts'
import { player, TrackWaveform, usePlayback } from '#kit/player/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { excerptOf, trackOf, useHistory } from '#history'
import { PageCard } from './page-card.tsx'
import { voicePageWords } from './words.ts'

const mostShown = 5

/** Shows what was generated with a voice last, to hear it again. */
export function UsesCard({ voice }: { readonly voice: Voice }) {
  const { data, error, isPending, refetch } = useHistory({ voiceId: voice.voice_id }, mostShown)
  const items = data?.slice(0, mostShown) ?? []
  const all = `${paths.history}?${new URLSearchParams({ voice_id: voice.voice_id }).toString()}`
  return (
    <PageCard
      title={voicePageWords.used}
      action={
        items.length > 0 ? (
          <AppLink to={all} className="pressed rounded-sm text-sm text-muted hover:text-ink hover:underline">
            {voicePageWords.allUses}
          </AppLink>
        ) : null
      }
    >
      {isPending ? <Skeleton className="h-32" /> : null}
      {error && !data ? <QueryError title={voicePageWords.usedFailed} error={error} onRetry={refetch} /> : null}
      {data && items.length === 0 ? <p className="text-sm text-muted">{voicePageWords.notUsed}</p> : null}
      {items.length > 0 ? (
        <ul className="-mx-2 flex flex-col">
          {items.map((item) => (
            <Use key={item.history_item_id} item={item} />
          ))}
        </ul>
      ) : null}
    </PageCard>
  )
}

function Use({ item }: { readonly item: HistoryItem }) {
  const playback = usePlayback(player, item.history_item_id)
  const track = useMemo(() => trackOf(item), [item])
  const toggle = () => {
    if (playback === 'playing' || playback === 'loading') player.pause()
    else if (playback === 'elsewhere') void player.play(track)
    else player.resume()
  }
  return (
    <li className="flex items-center gap-3 rounded-md px-2 py-2 hover:bg-hover">
      <PlayButton
        of={`“${excerptOf(item)}”`}
        look="outline"
        size="sm"
        round
        playing={playback === 'playing'}
        loading={playback === 'loading'}
        onClick={toggle}
      />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm">{excerptOf(item, 160)}</p>
        <p className="truncate text-xs text-muted tabular-nums">
          {lengthText(item.duration_ms)} · {formatAgo(item.date_unix, nowMs())}
        </p>
      </div>
      <div className="hidden w-32 shrink-0 sm:block">
        <TrackWaveform track={track} label={excerptOf(item)} size="row" />
      </div>
    </li>
  )
}
