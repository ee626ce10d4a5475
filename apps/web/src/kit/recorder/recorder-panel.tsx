import { Button, clockText, Waveform } from '@vireo/ui'
import { Check, Pause, Play, Trash2 } from 'lucide-react'

import type { Recorder } from './use-recorder.ts'
import { recorderWords } from './words.ts'

/** Shows the microphone at work: how long, how loud, and what can be done about it. */
export function RecorderPanel({ recorder }: { readonly recorder: Recorder }) {
  const isPaused = recorder.status === 'paused'
  return (
    <section
      aria-label={recorderWords.recorder}
      className="flex flex-col items-center gap-4 rounded-lg bg-surface px-4 py-8"
    >
      <output className="text-sm font-medium text-muted">
        {isPaused ? recorderWords.paused : recorderWords.recording}
      </output>
      <p className="text-2xl font-semibold tabular-nums">{clockText(recorder.elapsedMs)}</p>
      <Waveform
        grows
        label={recorderWords.shape}
        peaks={recorder.levels}
        durationMs={recorder.elapsedMs}
        size="tall"
        className="w-full max-w-md"
      />
      <meter
        aria-label={recorderWords.level}
        min={0}
        max={1}
        low={0.15}
        high={0.95}
        optimum={0.6}
        value={recorder.level}
        className="level h-2 w-full max-w-md"
      />
      <div className="flex flex-wrap justify-center gap-2">
        {isPaused ? (
          <Button icon={<Play aria-hidden size={16} />} onClick={recorder.resume}>
            {recorderWords.goOn}
          </Button>
        ) : (
          <Button icon={<Pause aria-hidden size={16} />} onClick={recorder.pause}>
            {recorderWords.pause}
          </Button>
        )}
        <Button icon={<Check aria-hidden size={16} />} onClick={recorder.stop}>
          {recorderWords.stop}
        </Button>
        <Button variant="ghost" icon={<Trash2 aria-hidden size={16} />} onClick={recorder.discard}>
          {recorderWords.cancelRecording}
        </Button>
      </div>
    </section>
  )
}
