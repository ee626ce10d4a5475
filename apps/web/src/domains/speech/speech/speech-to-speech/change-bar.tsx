import { voiceChangeLimits } from '@vireo/contracts/speech'
import type { Voice } from '@vireo/contracts/voices'
import { lengthText } from '@vireo/ui'

import type { Source } from '#kit/recorder/index.ts'
import { ComposerBar, Price } from '../composer/composer-bar.tsx'
import { ModelMenu, type AskedModels } from '../composer/model-menu.tsx'
import { sourceCost } from './source-cost.ts'
import { cancelVoiceChange, useVoiceChange } from './voice-change.ts'
import { voiceChangeWords } from './words.ts'

type ChangeBarProps = {
  readonly source: Source | undefined
  readonly models: AskedModels
  readonly modelId: string
  readonly voice: { readonly value: Voice | undefined; readonly onChange: (voice: Voice) => void }
  readonly onModel: (modelId: string) => void
  readonly onGenerate: () => void
}

/** Shows into whose voice a recording is changed and what it costs, and the button that does it. */
export function ChangeBar({ source, models, modelId, voice, onModel, onGenerate }: ChangeBarProps) {
  const durationMs = source?.durationMs
  return (
    <ComposerBar
      voice={voice}
      model={<ModelMenu models={models} value={modelId} onChange={onModel} />}
      figures={
        <>
          <span>
            <Price
              cost={durationMs === undefined ? undefined : sourceCost(durationMs)}
              unknown={voiceChangeWords.costUnknown(voiceChangeLimits.creditsPerMinute)}
            />
          </span>
          {durationMs === undefined ? null : <span>{lengthText(durationMs)}</span>}
        </>
      }
      progress={useProgress()}
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
