import { Button, IconButton } from '@vireo/ui'
import { CircleAlert, Mic, Trash2 } from 'lucide-react'

import { formatSize } from '../../format/index.ts'
import { DropArea } from '../drop-area.tsx'
import { FilesButton } from '../files-button.tsx'
import { RecorderPanel } from '../later-recorder-panel.tsx'
import { RecordingRow } from '../recording-row.tsx'
import type { Source } from '../source.ts'
import { sourceTrack } from '../source-track.ts'
import type { Recorder } from '../use-recorder.ts'
import { recorderWords } from '../words.ts'
import { sourceWords } from './words.ts'

type RecordingSourceProps = {
  readonly source: Source | undefined
  readonly problem: string | undefined
  readonly recorder: Recorder
  readonly limits: { readonly fileBytesMax: number; readonly durationMsMax: number }
  /** What the recording is for, below a heading; without it there is none. */
  readonly help?: string
  readonly onFile: (file: File) => void
  readonly onRemove: () => void
}

/** Shows the one recording that a tool works on, or the ways to get one: dropped, pasted, chosen, recorded. */
export function RecordingSource(props: RecordingSourceProps) {
  const { source, problem, recorder, limits, help, onFile, onRemove } = props
  const takeFirst = ([file]: readonly File[]) => file && onFile(file)
  const isRecording = recorder.status === 'recording' || recorder.status === 'paused'
  const shown = recorder.problem ?? problem
  return (
    <section aria-label={sourceWords.source} className="flex flex-col gap-3">
      {help === undefined ? null : (
        <div>
          <h2 className="text-base font-semibold">{sourceWords.source}</h2>
          <p className="text-sm text-muted">{help}</p>
        </div>
      )}
      {isRecording ? <RecorderPanel recorder={recorder} /> : null}
      {!isRecording && source ? (
        <Held source={source} onFiles={takeFirst} onRecord={recorder.start} onRemove={onRemove} />
      ) : null}
      {!isRecording && !source ? (
        <DropArea
          title={sourceWords.drop}
          limits={sourceWords.dropLimits(limits.fileBytesMax, limits.durationMsMax / 60_000)}
          several={false}
          onFiles={takeFirst}
          onRecord={recorder.start}
        />
      ) : null}
      {shown === undefined ? null : (
        <p role="alert" className="flex gap-2 rounded-md bg-danger-soft p-3 text-sm text-danger">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {shown}
        </p>
      )}
    </section>
  )
}

type HeldProps = {
  readonly source: Source
  readonly onFiles: (files: readonly File[]) => void
  readonly onRecord: () => void
  readonly onRemove: () => void
}

function Held({ source, onFiles, onRecord, onRemove }: HeldProps) {
  return (
    <>
      <RecordingRow
        track={sourceTrack(source)}
        note={`${recorderWords.yours} · ${formatSize(source.file.size)}`}
        isPlayable={source.durationMs !== undefined}
      >
        <IconButton label={sourceWords.remove} onClick={onRemove}>
          <Trash2 aria-hidden size={16} />
        </IconButton>
      </RecordingRow>
      <div className="flex flex-wrap gap-2">
        <FilesButton label={sourceWords.chooseAnother} several={false} onFiles={onFiles} />
        <Button icon={<Mic aria-hidden size={16} />} onClick={onRecord}>
          {source.isRecorded ? sourceWords.retake : recorderWords.record}
        </Button>
      </div>
    </>
  )
}
