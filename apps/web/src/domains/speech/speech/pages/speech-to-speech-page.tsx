import { voiceChangeLimits } from '@vireo/contracts/speech'
import { Skeleton } from '@vireo/ui'
import { Suspense } from 'react'

import { later } from '#kit/later.tsx'
import { RecordingSource } from '#kit/recorder/index.ts'
import { Composer } from '../composer/composer.tsx'
import { ModelsFailed } from '../composer/model-menu.tsx'
import { useConversionModels } from '../queries.ts'
import { ChangeBar } from '../speech-to-speech/change-bar.tsx'
import { useChange } from '../speech-to-speech/use-change.ts'
import { voiceChangeWords } from '../speech-to-speech/words.ts'
import { speechTitleWords } from '../titles/words.ts'

/** Fetched beside the screen: what is to be said comes first. */
const ChangeSettings = later(async () => ({
  default: (await import('../speech-to-speech/change-settings.tsx')).ChangeSettings,
}))

/** Needed when there is a result to show. */
const ResultPanel = later(async () => ({
  default: (await import('../speech-to-speech/result-panel.tsx')).ResultPanel,
}))

/** Shows a recording, a voice, and the button that says the one in the other. */
export function SpeechToSpeechPage() {
  const models = useConversionModels()
  const { source, problem, recorder, wishes, voice, changeWishes, choose, remove, generate } = useChange()
  return (
    <Composer
      mode="change"
      title={speechTitleWords.speechToSpeech}
      settings={
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <ChangeSettings wishes={wishes} voice={voice} onChange={changeWishes} />
        </Suspense>
      }
      bar={
        <ChangeBar
          source={source}
          models={models}
          modelId={wishes.modelId}
          voice={{
            value: voice,
            onChange: (chosen) => changeWishes({ voiceId: chosen.voice_id, controls: undefined }),
          }}
          onModel={(modelId) => changeWishes({ modelId })}
          onGenerate={generate}
        />
      }
    >
      <ModelsFailed models={models} />
      <div className="flex flex-1 flex-col gap-6 pb-4">
        <RecordingSource
          source={source}
          problem={problem}
          recorder={recorder}
          limits={voiceChangeLimits}
          help={voiceChangeWords.sourceHelp}
          onFile={choose}
          onRemove={remove}
        />
        <Suspense>
          <ResultPanel onRetry={generate} />
        </Suspense>
      </div>
    </Composer>
  )
}
