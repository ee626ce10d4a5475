import { type Model } from '@vireo/contracts/speech'
import { type Voice } from '@vireo/contracts/voices'
import { Select } from '@vireo/ui'

import { CatalogueError } from '#kit/failures/query-error.tsx'
import { AppliedDictionaries } from '#pronunciation'
import { VoicePicker } from '#voices/components/index.ts'
import { modelNote } from './model-note.ts'
import type { Draft } from '../draft.ts'
import { useSpeechModels } from '../queries.ts'
import { speechWords } from '../words.ts'
import { AdvancedSettings } from './advanced-settings.tsx'
import { LoadingSettings } from './loading-settings.tsx'
import { VoiceSliders } from './voice-sliders.tsx'

type SettingsProps = {
  readonly draft: Draft
  readonly voice: Voice | undefined
  readonly onChange: (change: Partial<Draft>) => void
}

/** Shows who speaks, with which model and in which way; what few people need stands behind a line of its own. */
export function SpeechSettings({ draft, voice, onChange }: SettingsProps) {
  const models = useSpeechModels()
  if (models.isPending) return <LoadingSettings />
  if (!models.data) {
    return <CatalogueError error={models.error} onRetry={models.refetch} />
  }
  const model = models.data.find((each) => each.model_id === draft.modelId)
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <p className="text-sm font-medium">{speechWords.voice}</p>
        <VoicePicker
          value={voice}
          onChange={(chosen) => onChange({ voiceId: chosen.voice_id, languageCode: undefined, controls: undefined })}
        />
      </div>
      <Select
        label={speechWords.model}
        value={draft.modelId}
        onChange={(modelId) => onChange({ modelId, languageCode: undefined })}
        help={modelNote(model)}
        groups={[{ label: speechWords.model, options: models.data.map(modelOption) }]}
      />
      <VoiceSliders voice={voice} controls={draft.controls} onChange={onChange} />
      <AppliedDictionaries />
      <AdvancedSettings draft={draft} voice={voice} model={model} onChange={onChange} />
    </div>
  )
}

function modelOption(model: Model) {
  const { character_cost_multiplier: multiplier } = model.model_rates
  return { value: model.model_id, label: model.name, note: speechWords.modelCost(multiplier) }
}
