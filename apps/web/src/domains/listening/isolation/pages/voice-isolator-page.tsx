import { isolationLimits } from '@vireo/contracts/isolation'
import { Button, ProgressBar, Slider } from '@vireo/ui'
import { AudioWaveform, CircleAlert } from 'lucide-react'

import { PageLead } from '#kit/page/index.ts'
import { RecordingSource } from '#kit/recorder/index.ts'
import { HistorySection } from '../parts/history-section.tsx'
import { ResultSection } from '../parts/result-section.tsx'
import { isolationCost, type IsolationState, useIsolation } from '../use-isolation.ts'
import { isolationWords } from '../words.ts'

/** Takes what is no voice out of a recording, and lets one hear the difference. */
export function VoiceIsolatorPage() {
  const { source, problem, recorder, strength, setStrength, state, choose, remove, start, cancel } = useIsolation()
  const isBusy = state.status === 'uploading' || state.status === 'working'
  return (
    <>
      <PageLead>{isolationWords.lead}</PageLead>
      <div className="flex max-w-[760px] flex-col gap-6">
        <RecordingSource
          source={source}
          problem={problem}
          recorder={recorder}
          limits={isolationLimits}
          onFile={choose}
          onRemove={remove}
        />
        {source ? (
          <div className="flex flex-col gap-4">
            <Slider
              label={isolationWords.strength}
              help={isolationWords.strengthHelp}
              ends={isolationWords.strengthEnds}
              min={0}
              max={100}
              step={5}
              value={Math.round(strength * 100)}
              format={(value) => `${value} %`}
              onChange={(value) => setStrength(value / 100)}
              disabled={isBusy}
            />
            <div className="flex flex-wrap items-center gap-3">
              <Button
                variant="primary"
                icon={<AudioWaveform aria-hidden size={16} />}
                onClick={isBusy ? cancel : start}
              >
                {isBusy ? isolationWords.cancel : isolationWords.start}
              </Button>
              <span className="text-sm text-muted tabular-nums">
                {source.durationMs === undefined
                  ? isolationWords.costUnknown(isolationLimits.creditsPerMinute)
                  : isolationWords.cost(isolationCost(source.durationMs))}
              </span>
            </div>
          </div>
        ) : null}
        <Progress state={state} />
        {state.status === 'done' ? <ResultSection key={state.result.id} result={state.result} /> : null}
        <HistorySection />
      </div>
    </>
  )
}

function Progress({ state }: { readonly state: IsolationState }) {
  switch (state.status) {
    case 'uploading':
      return <ProgressBar label={isolationWords.uploading} value={state.share} />
    case 'working':
      return <ProgressBar label={isolationWords.working} value={undefined} />
    case 'failed':
      return (
        <p role="alert" className="flex gap-2 rounded-md bg-danger-soft p-3 text-sm text-danger">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {`${isolationWords.failed}: ${state.message}`}
        </p>
      )
    default:
      return null
  }
}
