import { professionalCloningLimits } from '@vireo/contracts/professional-cloning'

import { DropArea, RecorderPanel, useRecorder } from '#kit/recorder/index.ts'
import { professionalWords } from '../words.ts'

const { fileBytesMax, sampleMsMax } = professionalCloningLimits
/** Recorded in one go. */
const recordedMsMax = 1_800_000

/** Takes recordings in: files, or what the microphone hears. */
export function SampleDrop({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const recorder = useRecorder(recordedMsMax, (file) => onFiles([file]))
  if (recorder.status === 'recording' || recorder.status === 'paused') return <RecorderPanel recorder={recorder} />
  return (
    <DropArea
      title={professionalWords.drop}
      limits={professionalWords.dropLimits(fileBytesMax, sampleMsMax / 3_600_000)}
      problem={recorder.problem}
      onFiles={onFiles}
      onRecord={recorder.start}
    />
  )
}
