import type { HistoryItem } from '@vireo/contracts/history'
import { Button, PlayButton, Sheet, Waveform, clockText } from '@vireo/ui'
import { Download, Trash2 } from 'lucide-react'

import { formatDateTime, formatExact } from '#kit/format/index.ts'
import { player, usePlayer, usePositionMs } from '#kit/player/index.ts'
import { historyWords } from '../words.ts'
import { creditsSpent, excerptOf } from './excerpt.ts'
import type { RecordingActions } from './use-recording-actions.ts'

/** What models are called, by id. */
export type ModelNames = ReadonlyMap<string, string>

/** Everything that is known about one recording, beside the list it came from. */
export function RecordingDetails({
  item,
  modelNames,
  actions,
  onDelete,
  onClose,
}: {
  readonly item: HistoryItem | undefined
  readonly modelNames: ModelNames
  readonly actions: RecordingActions
  readonly onDelete: (item: HistoryItem) => void
  readonly onClose: () => void
}) {
  return (
    <Sheet open={item !== undefined} onClose={onClose} title={historyWords.details} side="right">
      {item ? (
        <div className="flex flex-1 flex-col gap-6 p-4">
          <ItemPlayer item={item} actions={actions} />
          <p className="text-base whitespace-pre-wrap">{item.text ?? historyWords.noText}</p>
          <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-t border-line pt-4 text-sm">
            {factsOf(item, modelNames).map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-auto flex gap-2">
            <Button
              icon={<Download aria-hidden size={16} />}
              loading={actions.downloading}
              onClick={() => void actions.download([item])}
            >
              {historyWords.download}
            </Button>
            <Button icon={<Trash2 aria-hidden size={16} />} onClick={() => onDelete(item)}>
              {historyWords.delete}
            </Button>
          </div>
        </div>
      ) : null}
    </Sheet>
  )
}

/** The recording itself; while the player has it, its waveform moves the needle. */
function ItemPlayer({ item, actions }: { readonly item: HistoryItem; readonly actions: RecordingActions }) {
  const { track } = usePlayer(player)
  const positionMs = usePositionMs(player)
  const isLoaded = track?.id === item.history_item_id
  return (
    <div className="flex items-center gap-3">
      <PlayButton
        of={`“${excerptOf(item)}”`}
        look="solid"
        round
        playing={actions.isPlaying(item)}
        loading={actions.isLoading(item)}
        onClick={() => actions.togglePlay(item)}
      />
      <Waveform
        label={`${historyWords.length} ${clockText(item.duration_ms)}`}
        peaks={item.peaks?.map((level) => level / 100)}
        durationMs={item.duration_ms}
        positionMs={isLoaded ? positionMs : 0}
        className="h-16 min-w-0 flex-1"
        {...(isLoaded && { onSeek: (ms: number) => player.seek(ms) })}
      />
    </div>
  )
}

function factsOf(item: HistoryItem, modelNames: ModelNames): [string, string][] {
  const facts: [string, string | null | undefined][] = [
    [historyWords.voice, item.voice_name ?? historyWords.unknownVoice],
    [historyWords.model, item.model_id && (modelNames.get(item.model_id) ?? item.model_id)],
    [historyWords.format, item.output_format],
    [historyWords.source, item.source && historyWords.sources[item.source]],
    [historyWords.made, formatDateTime(item.date_unix)],
    [historyWords.length, clockText(item.duration_ms)],
    [historyWords.credits, formatExact(creditsSpent(item))],
    [historyWords.settings, item.settings && settingsText(item.settings)],
    [historyWords.requestId, item.request_id],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []))
}

/** The settings that are known by name, in words: "speed 1, speaker boost on". */
function settingsText(settings: Readonly<Record<string, unknown>>): string {
  return Object.entries(historyWords.settingNames)
    .flatMap(([key, name]) => {
      const value = settings[key]
      if (typeof value === 'boolean') return [`${name} ${value ? historyWords.on : historyWords.off}`]
      return typeof value === 'number' ? [`${name} ${String(value)}`] : []
    })
    .join(', ')
}
