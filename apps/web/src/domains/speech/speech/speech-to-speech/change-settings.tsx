import { WholeFormat } from '@vireo/contracts/speech'
import { type Voice } from '@vireo/contracts/voices'
import { Button, Select, Skeleton, Slider, Switch } from '@vireo/ui'
import { RotateCcw } from 'lucide-react'

import { formatExact } from '#kit/format/index.ts'
import { CatalogueError } from '#kit/failures/query-error.tsx'
import { VoicePicker } from '#voices/components/index.ts'
import { useSubscription } from '#usage'
import { modelNote } from '../settings/model-note.ts'
import { outputFormatGroups } from '../output-formats.ts'
import { useConversionModels } from '../queries.ts'
import { controlsOf, type Controls } from '../voice-controls.ts'
import type { Wishes } from './wishes.ts'
import { voiceChangeWords } from './words.ts'

type SettingsProps = {
  readonly wishes: Wishes
  readonly voice: Voice | undefined
  readonly onChange: (change: Partial<Wishes>) => void
}

/** Asks whose voice, by which model, how closely, and as which kind of file. */
export function ChangeSettings({ wishes, voice, onChange }: SettingsProps) {
  const { data: subscription } = useSubscription()
  const models = useConversionModels()
  if (models.isPending) return <Skeleton className="h-96" />
  if (!models.data) {
    return <CatalogueError error={models.error} onRetry={models.refetch} />
  }
  const model = models.data.find((each) => each.model_id === wishes.modelId)
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <p className="text-sm font-medium">{voiceChangeWords.voice}</p>
        <VoicePicker value={voice} onChange={(chosen) => onChange({ voiceId: chosen.voice_id, controls: undefined })} />
      </div>
      <Select
        label={voiceChangeWords.model}
        value={wishes.modelId}
        onChange={(modelId) => onChange({ modelId })}
        help={modelNote(model)}
        groups={[
          {
            label: voiceChangeWords.model,
            options: models.data.map((each) => ({ value: each.model_id, label: each.name })),
          },
        ]}
      />
      <Switch
        label={voiceChangeWords.noise}
        help={voiceChangeWords.noiseHelp}
        checked={wishes.removesNoise}
        onChange={(removesNoise) => onChange({ removesNoise })}
      />
      <ControlSliders wishes={wishes} voice={voice} onChange={onChange} />
      <Select
        label={voiceChangeWords.format}
        value={wishes.outputFormat}
        onChange={(value) => onChange({ outputFormat: WholeFormat.parse(value) })}
        groups={outputFormatGroups(subscription?.audio_formats)}
      />
    </div>
  )
}

function ControlSliders({ wishes, voice, onChange }: SettingsProps) {
  const controls = wishes.controls ?? controlsOf(voice)
  const set = (change: Partial<Controls>) => onChange({ controls: { ...controls, ...change } })
  return (
    <>
      <Slider
        label={voiceChangeWords.stability}
        ends={voiceChangeWords.stabilityEnds}
        value={controls.stability}
        format={share}
        onChange={(stability) => set({ stability })}
      />
      <Slider
        label={voiceChangeWords.similarity}
        ends={voiceChangeWords.similarityEnds}
        value={controls.similarity_boost}
        format={share}
        onChange={(similarity_boost) => set({ similarity_boost })}
      />
      <Slider
        label={voiceChangeWords.style}
        ends={voiceChangeWords.styleEnds}
        value={controls.style}
        format={share}
        onChange={(style) => set({ style })}
      />
      <Switch
        label={voiceChangeWords.speakerBoost}
        help={voiceChangeWords.speakerBoostHelp}
        checked={controls.use_speaker_boost}
        onChange={(use_speaker_boost) => set({ use_speaker_boost })}
      />
      <Button
        size="sm"
        variant="ghost"
        className="self-start"
        disabled={wishes.controls === undefined}
        icon={<RotateCcw aria-hidden size={16} />}
        onClick={() => onChange({ controls: undefined })}
      >
        {voiceChangeWords.reset}
      </Button>
    </>
  )
}

/** Writes 0 … 1 with at most three decimals, as fine as the slider's step. */
function share(value: number): string {
  return formatExact(value)
}
