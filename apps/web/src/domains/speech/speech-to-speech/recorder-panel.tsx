import { Button, clockText } from '@vireo/ui'
import { Check, Pause, Play, Trash2 } from 'lucide-react'

import type { Recorder } from './use-recorder.ts'
import { voiceChangeWords } from './words.ts'

/** The microphone at work: how long, how loud, and what can be done about it. */
export function RecorderPanel({ recorder }: { readonly recorder: Recorder }) {
  const isPaused = recorder.status === 'paused'
  return (
    <section
      aria-label={voiceChangeWords.recorder}
      className="flex flex-col items-center gap-4 rounded-md border border-line bg-surface px-4 py-8"
    >
      <output className="text-sm font-medium text-muted">
        {isPaused ? voiceChangeWords.paused : voiceChangeWords.recording}
      </output>
      <p className="text-2xl font-semibold tabular-nums">{clockText(recorder.elapsedMs)}</p>
      <meter
        aria-label={voiceChangeWords.level}
        min={0}
        max={1}
        low={0.15}
        high={0.95}
        optimum={0.6}
        value={recorder.level}
        className="h-3 w-full max-w-md"
      />
      <div className="flex flex-wrap justify-center gap-2">
        {isPaused ? (
          <Button icon={<Play aria-hidden size={16} />} onClick={recorder.resume}>
            {voiceChangeWords.goOn}
          </Button>
        ) : (
          <Button icon={<Pause aria-hidden size={16} />} onClick={recorder.pause}>
            {voiceChangeWords.pause}
          </Button>
        )}
        <Button variant="primary" icon={<Check aria-hidden size={16} />} onClick={recorder.stop}>
          {voiceChangeWords.stop}
        </Button>
        <Button variant="ghost" icon={<Trash2 aria-hidden size={16} />} onClick={recorder.discard}>
          {voiceChangeWords.cancelRecording}
        </Button>
      </div>
    </section>
  )
}
