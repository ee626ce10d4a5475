import { producerLimits } from '@vireo/contracts/productions'
import { FilesButton, IconButton, ProgressBar } from '@vireo/ui'
import { X } from 'lucide-react'

import type { DraftRecording } from './draft.ts'
import { useSaidCaptions } from './use-said-captions.ts'
import { useSentRecording } from './use-sent-recording.ts'
import { qualificationWords as words } from './words.ts'

type QuestionRecordingProps = {
  readonly qualificationId: string
  readonly place: number
  /** What is said in it. */
  readonly expected: string
  readonly recording: DraftRecording | null
  readonly onChange: (recording: DraftRecording | null) => void
}

/** Shows the recording that a question asks about, or takes one. */
export function QuestionRecording({ qualificationId, place, expected, recording, onChange }: QuestionRecordingProps) {
  const { progress, problem, send } = useSentRecording(qualificationId, onChange)
  const captions = useSaidCaptions(expected)
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-fill px-3 py-2 text-sm">
      <p className="min-w-0 grow basis-40">
        <span className="font-medium">{words.recording}</span>
        {recording ? null : <span className="block text-muted">{words.noRecording}</span>}
        {problem === undefined ? null : (
          <span role="alert" className="block text-danger">
            {problem}
          </span>
        )}
      </p>
      {recording ? (
        <audio
          controls
          preload="metadata"
          src={recording.url}
          aria-label={words.ofQuestion(place)}
          className="h-10 max-w-full"
        >
          <track kind="captions" src={captions} />
        </audio>
      ) : null}
      {progress === undefined ? null : (
        <span className="w-40">
          <ProgressBar label={words.sending} value={progress} />
        </span>
      )}
      {recording ? (
        <IconButton label={words.removeRecording(place)} onClick={() => onChange(null)}>
          <X aria-hidden size={16} />
        </IconButton>
      ) : (
        <FilesButton
          label={words.addRecording(place)}
          accept="audio/*,video/*"
          several={false}
          disabled={progress !== undefined}
          onFiles={([file]) => file && void send(file, producerLimits.test.recordingBytesMax)}
        />
      )}
    </div>
  )
}
