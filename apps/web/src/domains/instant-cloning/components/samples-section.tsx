import { sampleLimits } from '@vireo/contracts'
import { Section, Switch } from '@vireo/ui'
import { CircleAlert } from 'lucide-react'

import { RecorderPanel, useRecorder } from '../../../kit/recorder/index.ts'
import type { Samples } from '../use-samples.ts'
import { cloningWords } from '../words.ts'
import { SampleDrop } from './sample-drop.tsx'
import { SampleItem } from './sample-item.tsx'

/** The recordings, and the ways to get more. */
export function SamplesSection({
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
  const shownProblem = recorder.problem ?? problem
  return (
    <Section
      title={cloningWords.samples}
      lead={cloningWords.samplesLead(sampleLimits.filesMax, sampleLimits.totalMsMax / 60_000)}
    >
      <div className="flex flex-col gap-4">
        {isRecording ? <RecorderPanel recorder={recorder} /> : null}
        {!isRecording && !samples.isFull ? <SampleDrop onFiles={samples.add} onRecord={recorder.start} /> : null}
        {samples.isFull ? <p className="text-sm text-muted">{cloningWords.full(sampleLimits.filesMax)}</p> : null}
        {shownProblem ? (
          <p role="alert" className="flex gap-2 rounded-md bg-danger-soft p-3 text-sm text-danger">
            <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
            {shownProblem}
          </p>
        ) : null}
        {samples.list.length > 0 ? (
          <ul aria-label={cloningWords.samples} className="flex flex-col gap-4">
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
        <Switch
          label={cloningWords.noise}
          help={cloningWords.noiseHelp}
          checked={removesNoise}
          onChange={onRemovesNoise}
        />
      </div>
    </Section>
  )
}
