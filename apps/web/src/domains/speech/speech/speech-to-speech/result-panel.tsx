import { lengthText, IconButton, ProgressBar } from '@vireo/ui'
import { Download, Info } from 'lucide-react'

import { KnownFace } from '#kit/faces/index.ts'
import { player, type Track, TrackWaveform, usePlayer } from '#kit/player/index.ts'
import { TrackButton } from '#kit/recorder/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { WorkFailureNotice } from '../composer/work-failure.tsx'
import { useVoiceChange } from './voice-change.ts'
import { voiceChangeWords } from './words.ts'

/** Shows what became of the recording: still being changed, ready, or why not. */
export function ResultPanel({ onRetry }: { readonly onRetry: () => void }) {
  const change = useVoiceChange()
  switch (change.status) {
    case 'idle':
      return <HowItIsDone />
    case 'cancelled':
      return <Note>{voiceChangeWords.cancelled}</Note>
    case 'uploading':
      return <ProgressBar label={voiceChangeWords.uploadProgress} value={change.share} />
    case 'converting':
      return <ProgressBar label={voiceChangeWords.converting} value={undefined} />
    case 'done':
      return <Result track={change.result} voiceId={change.voiceId} />
    case 'failed':
      return <WorkFailureNotice failure={change} onRetry={onRetry} />
  }
}

function Result({ track, voiceId }: { readonly track: Track; readonly voiceId: string }) {
  const state = usePlayer(player)
  // The player learns how to save it from the history, as soon as it is there.
  const isHere = state.track?.id === track.id
  const known = (isHere ? state.track : undefined) ?? track
  const durationMs = (isHere ? state.durationMs : undefined) ?? known.durationMs
  const { download } = known
  return (
    <section aria-label={voiceChangeWords.result} className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-xs font-medium text-muted">{voiceChangeWords.result}</h2>
        <AppLink
          to={paths.speechToSpeechHistory}
          className="pressed rounded-sm text-sm text-muted hover:text-ink hover:underline"
        >
          {voiceChangeWords.historyLink}
        </AppLink>
      </div>
      <div className="flex flex-col gap-1 rounded-lg bg-surface p-3 animate-[vireo-rise_160ms_ease-out]">
        <div className="flex items-center gap-3">
          <TrackButton track={known} of={voiceChangeWords.result} />
          <TrackWaveform track={known} label={voiceChangeWords.shape} className="h-10 min-w-0 flex-1" />
        </div>
        <div className="flex items-center gap-2">
          <KnownFace id={voiceId} size={24} speaking={isHere && state.status === 'playing'} />
          <p className="min-w-0 flex-1 truncate text-xs text-muted tabular-nums">
            {voiceChangeWords.resultHelp(track.subtitle ?? '')}
            {durationMs === undefined ? '' : ` · ${lengthText(durationMs)}`}
          </p>
          {download === undefined ? null : (
            <IconButton
              size="sm"
              label={voiceChangeWords.download}
              disabled={download === 'pending'}
              onClick={() => {
                if (download !== 'pending') download().catch(showFailure)
              }}
            >
              <Download aria-hidden size={16} />
            </IconButton>
          )}
        </div>
      </div>
    </section>
  )
}

function HowItIsDone() {
  return (
    <div className="rounded-md bg-fill p-3 text-sm">
      <p className="font-medium">{voiceChangeWords.howTitle}</p>
      <p>{voiceChangeWords.how}</p>
    </div>
  )
}

function Note({ children }: { readonly children: string }) {
  return (
    <p className="flex gap-2 rounded-md bg-fill p-3 text-sm text-ink">
      <Info aria-hidden size={16} className="mt-0.5 shrink-0 text-muted" />
      {children}
    </p>
  )
}
