import { IconButton, ProgressBar } from '@vireo/ui'
import { Download, Info } from 'lucide-react'

import { player, usePlayer, type Track } from '#kit/player/index.ts'
import { RecordingRow } from '#kit/recorder/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { WorkFailureNotice } from '../composer/work-failure.tsx'
import { useVoiceChange } from './voice-change.ts'
import { voiceChangeWords } from './words.ts'

/** What became of the recording: on its way, ready, or why not. */
export function ResultPanel() {
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
      return <Result track={change.result} />
    case 'failed':
      return <WorkFailureNotice failure={change} />
  }
}

function Result({ track }: { readonly track: Track }) {
  const state = usePlayer(player)
  // The player learns how to save it from the history, as soon as it is there.
  const known = state.track?.id === track.id ? state.track : track
  const { download } = known
  return (
    <section aria-label={voiceChangeWords.result} className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{voiceChangeWords.result}</h2>
      <RecordingRow track={known} note={voiceChangeWords.resultHelp(track.subtitle ?? '')}>
        {download === undefined ? null : (
          <IconButton
            label={voiceChangeWords.download}
            disabled={download === 'pending'}
            onClick={() => {
              if (download !== 'pending') download().catch(showFailure)
            }}
          >
            <Download aria-hidden size={16} />
          </IconButton>
        )}
      </RecordingRow>
      <AppLink
        to={paths.speechToSpeechHistory}
        className="self-start rounded-sm text-sm font-medium text-accent hover:underline"
      >
        {voiceChangeWords.historyLink}
      </AppLink>
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
