import { type Model, WholeFormat } from '@vireo/contracts/speech'
import { type Voice } from '@vireo/contracts/voices'
import { Select } from '@vireo/ui'

import { languageName } from '#kit/format/index.ts'
import { CatalogueError } from '#kit/failures/query-error.tsx'
import { VoicePicker } from '#voices/components/index.ts'
import type { Draft } from '../draft.ts'
import { outputFormatGroups } from '../output-formats.ts'
import { useSpeechModels } from '../queries.ts'
import { speechWords } from '../words.ts'
import { LoadingSettings } from './loading-settings.tsx'
import { ModelAbilities } from './model-abilities.tsx'
import { MoreSettings } from './more-settings.tsx'
import { VoiceSliders } from './voice-sliders.tsx'

type SettingsProps = {
  readonly draft: Draft
  readonly voice: Voice | undefined
  readonly onChange: (change: Partial<Draft>) => void
}

/** Who speaks, with which model, in which way, and as which kind of file. */
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
          onChange={(chosen) => onChange({ voiceId: chosen.voice_id, languageCode: undefined })}
        />
      </div>
      <div className="flex flex-col gap-2">
        <Select
          label={speechWords.model}
          value={draft.modelId}
          onChange={(modelId) => onChange({ modelId, languageCode: undefined })}
          help={model?.description}
          groups={[{ label: speechWords.model, options: models.data.map(modelOption) }]}
        />
        {model ? <ModelAbilities model={model} /> : null}
      </div>
      <LanguageSelect draft={draft} voice={voice} model={model} onChange={onChange} />
      <VoiceSliders voice={voice} model={model} />
      <Select
        label={speechWords.format}
        value={draft.outputFormat}
        onChange={(value) => onChange({ outputFormat: WholeFormat.parse(value) })}
        help={speechWords.formatHelp}
        groups={outputFormatGroups()}
      />
      <MoreSettings draft={draft} onChange={onChange} />
    </div>
  )
}

function modelOption(model: Model) {
  const { character_cost_multiplier: multiplier } = model.model_rates
  return { value: model.model_id, label: model.name, note: speechWords.modelCost(multiplier) }
}

const automatic = 'auto'

/** The languages that both voice and model have. */
function LanguageSelect({ draft, voice, model, onChange }: SettingsProps & { readonly model: Model | undefined }) {
  const spoken = new Set((voice?.verified_languages ?? []).map(({ language }) => language))
  const shared = (model?.languages ?? []).filter(({ language_id: id }) => spoken.has(id))
  return (
    <Select
      label={speechWords.language}
      help={speechWords.languageHelp}
      value={draft.languageCode ?? automatic}
      onChange={(code) => onChange({ languageCode: code === automatic ? undefined : code })}
      groups={[
        {
          label: speechWords.language,
          options: [
            { value: automatic, label: speechWords.ownLanguage },
            ...shared.map(({ language_id: id }) => ({ value: id, label: languageName(id) })),
          ],
        },
      ]}
    />
  )
}
