import { isolationLimits } from '@vireo/contracts/isolation'
import { Button, IconButton } from '@vireo/ui'
import { CircleAlert, Mic, Trash2 } from 'lucide-react'

import { formatSize } from '#kit/format/index.ts'
import {
  DropArea,
  FilesButton,
  type Recorder,
  RecorderPanel,
  RecordingRow,
  type Source,
  sourceTrack,
} from '#kit/recorder/index.ts'
import { recorderWords } from '#kit/recorder/words.ts'
import { isolationWords } from '../words.ts'

type SourceSectionProps = {
  readonly source: Source | undefined
  readonly problem: string | undefined
  readonly recorder: Recorder
  readonly onFile: (file: File) => void
  readonly onRemove: () => void
}

/** Shows the recording whose voice is to be isolated, or the ways to get one. */
export function SourceSection({ source, problem, recorder, onFile, onRemove }: SourceSectionProps) {
  const takeFirst = ([file]: readonly File[]) => file && onFile(file)
  const isRecording = recorder.status === 'recording' || recorder.status === 'paused'
  const shown = recorder.problem ?? problem
  return (
    <section aria-label={isolationWords.source} className="flex flex-col gap-3">
      {isRecording ? <RecorderPanel recorder={recorder} /> : null}
      {!isRecording && source ? (
        <>
          <RecordingRow
            track={sourceTrack(source)}
            note={`${recorderWords.yours} · ${formatSize(source.file.size)}`}
            isPlayable={source.durationMs !== undefined}
          >
            <IconButton label={isolationWords.remove} onClick={onRemove}>
              <Trash2 aria-hidden size={16} />
            </IconButton>
          </RecordingRow>
          <div className="flex flex-wrap gap-2">
            <FilesButton label={isolationWords.chooseAnother} several={false} onFiles={takeFirst} />
            <Button icon={<Mic aria-hidden size={16} />} onClick={recorder.start}>
              {source.isRecorded ? isolationWords.retake : recorderWords.record}
            </Button>
          </div>
        </>
      ) : null}
      {!isRecording && !source ? (
        <DropArea
          title={isolationWords.drop}
          limits={isolationWords.dropLimits(isolationLimits.fileBytesMax, isolationLimits.durationMsMax / 60_000)}
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
