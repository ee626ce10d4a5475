import type { HistoryItem } from '@vireo/contracts/history'
import { Button, IconButton, PlayButton, Sheet, TimeReadout } from '@vireo/ui'
import { Download, Trash2 } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'

import { player, usePlayback, useTrackPositionMs } from '#kit/player/index.ts'
import { excerptOf } from '../components/excerpt.ts'
import { FeedbackThumbs } from '../components/feedback-thumbs.tsx'
import { UseAgain } from '../components/use-again.tsx'
import { isVoiceless, speakerNames, speakersOf, typeOf, type Known } from '../speakers.ts'
import { RecordingFace } from '../timeline/recording-face.tsx'
import { RecordingWave } from '../timeline/recording-wave.tsx'
import { historyWords } from '../words.ts'
import { factsOf, settingsOf, type Fact } from './facts.ts'
import { RequestIdFact } from './request-id-fact.tsx'

type Props = {
  readonly item: HistoryItem | undefined
  readonly known: Known
  readonly downloading: boolean
  /** Shows what is said, and which word of it is heard. */
  readonly SpokenText: ComponentType<{ readonly item: HistoryItem }>
  readonly onTogglePlay: (item: HistoryItem) => void
  readonly onDownload: (item: HistoryItem) => void
  readonly onDelete: (item: HistoryItem) => void
  readonly onClose: () => void
}

/** Shows everything that is known about one recording, beside the list it came from. */
export function RecordingDetails({ item, onClose, ...rest }: Props) {
  return (
    <Sheet open={item !== undefined} onClose={onClose} title={historyWords.details} side="right">
      {item ? <Details item={item} {...rest} /> : null}
    </Sheet>
  )
}

type DetailsProps = Omit<Props, 'item' | 'onClose'> & { readonly item: HistoryItem }

function Details({ item, known, downloading, SpokenText, onTogglePlay, onDownload, onDelete }: DetailsProps) {
  const speakers = speakersOf(item, known.voices)
  const playback = usePlayback(player, item.history_item_id)
  const isSound = isVoiceless(item)
  return (
    <div className="flex flex-1 flex-col gap-6 p-4 pt-2">
      <div className="flex items-center gap-3">
        <RecordingFace source={item.source} speakers={speakers} speaking={playback === 'playing'} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{isSound ? typeOf(item) : speakerNames(speakers)}</p>
          {isSound ? null : <p className="truncate text-xs text-muted">{typeOf(item)}</p>}
        </div>
        <FeedbackThumbs historyItemId={item.history_item_id} exists />
      </div>
      <div className="flex items-center gap-3 rounded-lg bg-fill p-3">
        <PlayButton
          of={`“${excerptOf(item)}”`}
          look="solid"
          round
          playing={playback === 'playing'}
          loading={playback === 'loading'}
          onClick={() => onTogglePlay(item)}
        />
        <div className="min-w-0 flex-1">
          <RecordingWave item={item} voice={speakers[0]} size="card" />
        </div>
        <ItemTime item={item} />
      </div>
      {item.text?.trim() ? <SpokenText item={item} /> : <p className="font-medium">{excerptOf(item, Infinity)}</p>}
      <div className="flex flex-wrap gap-2">
        <UseAgain item={item} />
        <Button icon={<Download aria-hidden size={16} />} loading={downloading} onClick={() => onDownload(item)}>
          {historyWords.download}
        </Button>
        <IconButton label={historyWords.delete} onClick={() => onDelete(item)}>
          <Trash2 aria-hidden size={16} />
        </IconButton>
      </div>
      <Facts facts={factsOf(item, known)}>{item.request_id ? <RequestIdFact value={item.request_id} /> : null}</Facts>
      <Settings facts={settingsOf(item)} />
    </div>
  )
}

function ItemTime({ item }: { readonly item: HistoryItem }) {
  const positionMs = useTrackPositionMs(player, item.history_item_id)
  return <TimeReadout positionMs={positionMs} durationMs={item.duration_ms} />
}

function Settings({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">{historyWords.settings}</h3>
      <Facts facts={facts} />
    </section>
  )
}

function Facts({ facts, children }: { readonly facts: readonly Fact[]; readonly children?: ReactNode }) {
  return (
    <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-muted first-letter:uppercase">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
      {children}
    </dl>
  )
}
