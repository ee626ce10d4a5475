import { sampleLimits } from '@vireo/contracts/voices'
import { Switch } from '@vireo/ui'
import { CircleAlert } from 'lucide-react'

import { DropArea, RecorderPanel, useRecorder } from '#kit/recorder/index.ts'
import { SampleItem } from './sample-item.tsx'
import type { Samples } from './use-samples.ts'
import { sampleWords } from './words.ts'

/** Shows recordings for a voice, how good each of them is, and the ways to get more. */
export function SamplePicker({
  samples,
  removesNoise,
  onRemovesNoise,
  problem,
}: {
  readonly samples: Samples
  readonly removesNoise: boolean
  readonly onRemovesNoise: (removesNoise: boolean) => void
  readonly problem: string | undefined
}) {
  const recorder = useRecorder(sampleLimits.durationMsMax, (file) => samples.add([file], true))
  const isRecording = recorder.status === 'recording' || recorder.status === 'paused'
  const isFull = samples.list.length >= samples.filesMax
  const shownProblem = recorder.problem ?? problem
  return (
    <div className="flex flex-col gap-4">
      {isRecording ? <RecorderPanel recorder={recorder} /> : null}
      {!isRecording && !isFull ? (
        <DropArea
          title={sampleWords.drop}
          limits={sampleWords.dropLimits(sampleLimits.fileBytesMax, sampleLimits.durationMsMax / 60_000)}
          onFiles={samples.add}
          onRecord={recorder.start}
        />
      ) : null}
      {isFull ? <p className="text-sm text-muted">{sampleWords.full(samples.filesMax)}</p> : null}
      {shownProblem ? (
        <p role="alert" className="flex gap-2 rounded-md bg-danger-soft p-3 text-sm text-danger">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {shownProblem}
        </p>
      ) : null}
      {samples.list.length > 0 ? (
        <ul aria-label={sampleWords.samples} className="flex flex-col gap-4">
          {samples.list.map((sample) => (
            <SampleItem
              key={sample.source.id}
              sample={sample}
              onRemove={() => samples.remove(sample)}
              onCheck={() => samples.check(sample)}
              {...(samples.method === 'zero_shot' && {
                onTell: (transcript: string) => samples.tell(sample, transcript),
              })}
            />
          ))}
        </ul>
      ) : null}
      <Switch label={sampleWords.noise} help={sampleWords.noiseHelp} checked={removesNoise} onChange={onRemovesNoise} />
    </div>
  )
}
