import { voiceChangeLimits } from '@vireo/contracts/speech'

import type { Source } from '#kit/recorder/index.ts'
import { Price, WorkBar } from '../components/work-bar.tsx'
import { sourceCost } from './source-cost.ts'
import { cancelVoiceChange, useVoiceChange } from './voice-change.ts'
import { voiceChangeWords } from './words.ts'

/** What it costs, and the button that does it. */
export function ChangeBar({
  source,
  onGenerate,
}: {
  readonly source: Source | undefined
  readonly onGenerate: () => void
}) {
  return (
    <WorkBar
      progress={useProgress()}
      price={
        <Price
          cost={source?.durationMs === undefined ? undefined : sourceCost(source.durationMs)}
          unknown={voiceChangeWords.costUnknown(voiceChangeLimits.creditsPerMinute)}
        />
      }
      action={voiceChangeWords.generate}
      onStart={onGenerate}
      onCancel={cancelVoiceChange}
    />
  )
}

function useProgress(): string | undefined {
  const change = useVoiceChange()
  if (change.status === 'converting') return voiceChangeWords.converting
  return change.status === 'uploading' ? voiceChangeWords.uploading(Math.floor(change.share * 100)) : undefined
}
