import { HistoryScreen } from '#history'
import { useVoices } from '#voices'
import { useConversionModels } from '../queries.ts'

/** Every recording that was said in another voice. */
export function SpeechToSpeechHistoryPage() {
  const { data: voices } = useVoices()
  const { data: models } = useConversionModels()
  return (
    <div className="rounded-lg bg-surface">
      <HistoryScreen
        source="STS"
        voices={(voices ?? []).map((voice) => ({ value: voice.voice_id, label: voice.name }))}
        modelNames={new Map(models?.map((model) => [model.model_id, model.name]))}
      />
    </div>
  )
}
