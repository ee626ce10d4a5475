import type { HistoryItem } from '@vireo/contracts/history'
import { Checkbox, IconButton, PlayButton, lengthText, joinClasses } from '@vireo/ui'
import { Download } from 'lucide-react'
import { memo } from 'react'

import { formatDateTime } from '#kit/format/index.ts'
import { player, usePlayback, type Playback } from '#kit/player/index.ts'
import { creditsSpent, excerptOf } from '../components/excerpt.ts'
import { RecordingMenu } from '../components/recording-menu.tsx'
import { isVoiceless, speakerNames, speakersOf, typeOf, type Known } from '../speakers.ts'
import { historyWords } from '../words.ts'
import { timeOfDay } from './days.ts'
import { RecordingFace } from './recording-face.tsx'
import { RecordingWave } from './recording-wave.tsx'
import type { RowActions } from './row-actions.ts'

/** More than any line shows; the rest is in the details. */
const lineMax = 240

type Props = {
  /** Which row of how many it is, for who cannot see those that are not drawn. */
  readonly place: number
  readonly of: number
  /** Told the row where it is the first or the last of its stretch. */
  readonly edge?: ((row: HTMLLIElement | null) => void) | undefined
  readonly item: HistoryItem
  readonly voices: Known['voices']
  readonly isSelected: boolean
  /** Whether any recording is picked, so that every row offers it. */
  readonly isPicking: boolean
  /** The same object for as long as the list is the same, so that a row is drawn anew only when it changes. */
  readonly actions: RowActions
}

/** Shows one recording: who is heard, what is said, its shape, and what one does with it most. */
export const RecordingRow = memo(function RecordingRow(props: Props) {
  const { item, voices, isSelected, isPicking, actions, place, of, edge } = props
  const playback = usePlayback(player, item.history_item_id)
  const speakers = speakersOf(item, voices)
  return (
    <li
      ref={edge}
      aria-posinset={place}
      aria-setsize={of}
      data-recording
      className={joinClasses(
        'group relative grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-3 py-2.5 transition-colors',
        'md:grid-cols-[2.5rem_minmax(0,1fr)_minmax(10rem,16rem)_5.5rem_4.5rem_auto] md:gap-x-4',
        '[contain-intrinsic-size:auto_7rem] [content-visibility:auto] first:rounded-t-lg last:rounded-b-lg md:[contain-intrinsic-size:auto_4rem]',
        isSelected ? 'bg-fill' : 'bg-surface hover:bg-hover',
      )}
    >
      <Picked {...{ item, speakers, isSelected, isPicking, actions }} isSpeaking={playback === 'playing'} />
      <div className="min-w-0">
        <button
          type="button"
          className="block w-full truncate rounded-sm text-left font-medium after:absolute after:inset-0 after:content-['']"
          onClick={() => actions.showDetails(item)}
        >
          {excerptOf(item, lineMax)}
        </button>
        <p className="truncate text-xs text-muted">
          {[isVoiceless(item) ? undefined : speakerNames(speakers), typeOf(item)].filter(Boolean).join(' · ')}
          <span className="tabular-nums md:hidden"> · {timeOfDay(item.date_unix)}</span>
        </p>
      </div>
      <Sound {...{ item, speakers, playback, actions }} />
      <p className="text-right text-xs text-muted tabular-nums max-md:hidden">
        {historyWords.creditsOf(creditsSpent(item))}
      </p>
      <time
        dateTime={new Date(item.date_unix * 1000).toISOString()}
        title={formatDateTime(item.date_unix)}
        className="text-right text-xs whitespace-nowrap text-muted tabular-nums max-md:hidden"
      >
        {timeOfDay(item.date_unix)}
      </time>
      <RowButtons item={item} actions={actions} />
    </li>
  )
})

type Speakers = ReturnType<typeof speakersOf>

/** Shows the faces, which become a tick box under the pointer and while any recording is picked. */
function Picked(
  props: Pick<Props, 'item' | 'isSelected' | 'isPicking' | 'actions'> & {
    readonly speakers: Speakers
    readonly isSpeaking: boolean
  },
) {
  const { item, speakers, isSpeaking, isSelected, isPicking, actions } = props
  return (
    <div className="relative size-10 bg-inherit">
      <RecordingFace source={item.source} speakers={speakers} speaking={isSpeaking} />
      <div
        className={joinClasses(
          'absolute -inset-px z-10 grid place-items-center bg-inherit transition-opacity [&>button]:size-10',
          !isPicking && 'opacity-0 group-hover:opacity-100 focus-within:opacity-100',
        )}
      >
        <Checkbox
          label={historyWords.select(excerptOf(item))}
          checked={isSelected}
          onChange={() => actions.toggleSelected(item)}
        />
      </div>
    </div>
  )
}

function Sound({
  item,
  speakers,
  playback,
  actions,
}: Pick<Props, 'item' | 'actions'> & { readonly speakers: Speakers; readonly playback: Playback }) {
  return (
    <div className="z-10 col-start-2 row-start-2 flex min-w-0 items-center gap-2 md:col-start-3 md:row-start-1">
      <PlayButton
        of={`“${excerptOf(item)}”`}
        size="sm"
        look="outline"
        round
        playing={playback === 'playing'}
        loading={playback === 'loading'}
        onClick={() => actions.togglePlay(item)}
      />
      <div className="min-w-0 flex-1">
        <RecordingWave item={item} voice={speakers[0]} size="row" />
      </div>
      <span className="w-9 shrink-0 text-right text-xs text-muted tabular-nums">{lengthText(item.duration_ms)}</span>
    </div>
  )
}

function RowButtons({ item, actions }: Pick<Props, 'item' | 'actions'>) {
  return (
    <div className="z-10 flex justify-end max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 max-md:flex-col max-md:gap-3">
      <IconButton size="sm" label={historyWords.downloadOf(excerptOf(item))} onClick={() => actions.download(item)}>
        <Download aria-hidden size={16} />
      </IconButton>
      <RecordingMenu
        item={item}
        onDetails={() => actions.showDetails(item)}
        onDownload={() => actions.download(item)}
        onDelete={() => actions.remove(item)}
      />
    </div>
  )
}
