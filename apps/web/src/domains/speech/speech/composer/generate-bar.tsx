import type { Voice } from '@vireo/contracts/voices'
import { clockText, joinClasses } from '@vireo/ui'

import { characterCount } from '#usage'
import { scriptLengthMax } from '../check-script.ts'
import { cancelGeneration, useGeneration } from '../generation.ts'
import { speechWords } from '../words.ts'
import { ComposerBar, type ComposerBarLook, Price } from './composer-bar.tsx'
import { ModelMenu, type AskedModels } from './model-menu.tsx'
import { progressText } from './progress-text.ts'
import { useEstimate } from './use-estimate.ts'
import { composerWords } from './words.ts'

type GenerateBarProps = {
  readonly text: string
  readonly cost: number
  readonly models: AskedModels
  readonly modelId: string
  readonly voice?: { readonly value: Voice | undefined; readonly onChange: (voice: Voice) => void }
  readonly onModel: (modelId: string) => void
  readonly look?: ComposerBarLook
  readonly onGenerate: () => void
}

/** Shows who speaks how much for how much, and the button that speaks it. */
export function GenerateBar({ text, cost, models, modelId, voice, onModel, onGenerate, look }: GenerateBarProps) {
  const count = characterCount(text)
  const progress = progressText(useGeneration())
  return (
    <ComposerBar
      look={look}
      voice={voice}
      model={<ModelMenu models={models} value={modelId} onChange={onModel} />}
      figures={
        <>
          <span className={joinClasses(count > scriptLengthMax && 'font-medium text-danger')}>
            {speechWords.characters(count, scriptLengthMax)}
          </span>
          <span>
            <Price cost={cost} />
            <Duration text={text} modelId={modelId} />
          </span>
        </>
      }
      progress={progress}
      onStart={onGenerate}
      onCancel={cancelGeneration}
    />
  )
}

/** Says about how long it will be heard; nothing until somebody has said. */
function Duration({ text, modelId }: { readonly text: string; readonly modelId: string }) {
  const durationMs = useEstimate(text, modelId)
  if (durationMs === undefined) return null
  const seconds = Math.max(1, Math.round(durationMs / 1000))
  return ` · ${seconds < 60 ? composerWords.aboutSeconds(seconds) : composerWords.aboutMinutes(clockText(durationMs))}`
}
