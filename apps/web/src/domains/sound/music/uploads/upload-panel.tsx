import { musicLimits as limits } from '@vireo/contracts/music'
import { Button, type DropProgress } from '@vireo/ui'
import { RotateCcw } from 'lucide-react'

import { DropArea, RecorderPanel } from '#kit/recorder/index.ts'
import type { SongUpload, UploadState } from './use-upload.ts'
import { uploadWords } from './words.ts'

/** Takes in a song that somebody has: dropped, pasted, chosen or played into the microphone. */
export function UploadPanel({ upload: { state, recorder, begin, cancel } }: { readonly upload: SongUpload }) {
  const isRecording = recorder.status === 'recording' || recorder.status === 'paused'
  const again = state.status === 'failed' ? state.file : undefined
  return (
    <section aria-label={uploadWords.title} className="flex flex-col gap-4 rounded-lg bg-surface p-4 md:p-6">
      {isRecording ? (
        <RecorderPanel recorder={recorder} />
      ) : (
        <DropArea
          title={uploadWords.drop}
          limits={uploadWords.limits(limits.fileBytesMax, limits.msMax / 60_000)}
          several={false}
          problem={state.status === 'failed' ? state.message : recorder.problem}
          progress={progressOf(state, cancel)}
          onFiles={([file]) => file && void begin(file)}
          onRecord={recorder.start}
          report={
            again ? (
              <div className="flex justify-center">
                <Button size="sm" icon={<RotateCcw aria-hidden size={16} />} onClick={() => void begin(again)}>
                  {uploadWords.again(again.name)}
                </Button>
              </div>
            ) : undefined
          }
        />
      )}
    </section>
  )
}

function progressOf(state: UploadState, onCancel: () => void): DropProgress | undefined {
  if (state.status === 'sending') return { label: state.name, value: state.share, onCancel }
  if (state.status === 'listening') return { label: uploadWords.listening(state.name), value: undefined, onCancel }
  return undefined
}
