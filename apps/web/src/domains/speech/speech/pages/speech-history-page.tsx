import { HistoryScreen } from '#history'
import { useVoices } from '#voices'
import { useSpeechModels } from '../queries.ts'

/** Everything that was spoken. */
export function SpeechHistoryPage() {
  const { data: voices } = useVoices()
  const { data: models } = useSpeechModels()
  return (
    <div className="rounded-lg bg-surface">
      <HistoryScreen
        voices={(voices ?? []).map((voice) => ({ value: voice.voice_id, label: voice.name }))}
        modelNames={new Map(models?.map((model) => [model.model_id, model.name]))}
      />
    </div>
  )
}
