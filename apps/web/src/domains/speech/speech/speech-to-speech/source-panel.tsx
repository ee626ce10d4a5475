import { voiceChangeLimits } from '@vireo/contracts/speech'
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
import { voiceChangeWords } from './words.ts'

/** Shows the recording that is to be changed, or the ways to get one. */
export function SourcePanel({
  source,
  problem,
  recorder,
  onFile,
  onRemove,
}: {
  readonly source: Source | undefined
  readonly problem: string | undefined
  readonly recorder: Recorder
  readonly onFile: (file: File) => void
  readonly onRemove: () => void
}) {
  const takeFirst = ([file]: readonly File[]) => file && onFile(file)
  const isRecording = recorder.status === 'recording' || recorder.status === 'paused'
  return (
    <section aria-label={voiceChangeWords.source} className="flex flex-col gap-3">
      <div>
        <h2 className="text-base font-semibold">{voiceChangeWords.source}</h2>
        <p className="text-sm text-muted">{voiceChangeWords.sourceHelp}</p>
      </div>
      {isRecording ? <RecorderPanel recorder={recorder} /> : null}
      {!isRecording && source ? (
        <>
          <RecordingRow
            track={sourceTrack(source)}
            note={`${recorderWords.yours} · ${formatSize(source.file.size)}`}
            isPlayable={source.durationMs !== undefined}
          >
            <IconButton label={voiceChangeWords.remove} onClick={onRemove}>
              <Trash2 aria-hidden size={16} />
            </IconButton>
          </RecordingRow>
          <div className="flex flex-wrap gap-2">
            <FilesButton label={voiceChangeWords.chooseAnother} several={false} onFiles={takeFirst} />
            <Button icon={<Mic aria-hidden size={16} />} onClick={recorder.start}>
              {source.isRecorded ? voiceChangeWords.retake : recorderWords.record}
            </Button>
          </div>
        </>
      ) : null}
      {!isRecording && !source ? (
        <DropArea
          title={voiceChangeWords.drop}
          limits={voiceChangeWords.dropLimits(voiceChangeLimits.fileBytesMax, voiceChangeLimits.durationMsMax / 60_000)}
          several={false}
          onFiles={takeFirst}
          onRecord={recorder.start}
        />
      ) : null}
      {(recorder.problem ?? problem) ? <Problem>{recorder.problem ?? problem ?? ''}</Problem> : null}
    </section>
  )
}

function Problem({ children }: { readonly children: string }) {
  return (
    <p role="alert" className="flex gap-2 rounded-md bg-danger-soft p-3 text-sm text-danger">
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      {children}
    </p>
  )
}
