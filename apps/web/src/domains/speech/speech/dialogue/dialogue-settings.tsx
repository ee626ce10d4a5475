import { type Model, WholeFormat } from '@vireo/contracts/speech'
import type { Voice } from '@vireo/contracts/voices'
import { Select, Skeleton, Slider } from '@vireo/ui'

import { formatExact } from '#kit/format/index.ts'
import { AppliedDictionaries } from '#pronunciation'
import { useSubscription } from '#usage'
import { obeysSetting } from '#voices'
import { modelNote } from '../settings/model-note.ts'
import { outputFormatGroups } from '../output-formats.ts'
import { SeedField } from '../settings/seed-field.tsx'
import { speechWords } from '../words.ts'
import type { DialogueChoices } from './dialogue-draft.ts'
import { dialogueWords } from './words.ts'

type SettingsProps = {
  readonly choices: DialogueChoices
  readonly models: readonly Model[] | undefined
  /** Who speaks in it. */
  readonly voices: readonly Voice[]
  readonly onChange: (change: Partial<DialogueChoices>) => void
}

/** Asks with which model a dialogue is made, how steadily, and as which kind of file. */
export function DialogueSettings({ choices, models, voices, onChange }: SettingsProps) {
  const { data: subscription } = useSubscription()
  if (!models) return <Skeleton className="h-48" />
  return (
    <div className="flex flex-col gap-6">
      <Select
        label={speechWords.model}
        value={choices.modelId}
        onChange={(modelId) => onChange({ modelId })}
        help={modelNote(models.find((model) => model.model_id === choices.modelId))}
        groups={[
          { label: speechWords.model, options: models.map(({ model_id, name }) => ({ value: model_id, label: name })) },
        ]}
      />
      {voices.length === 0 || voices.some((voice) => obeysSetting(voice, 'stability')) ? (
        <Slider
          label={dialogueWords.stability}
          help={dialogueWords.stabilityHelp}
          ends={speechWords.stabilityEnds}
          value={choices.stability}
          format={formatExact}
          onChange={(stability) => onChange({ stability })}
        />
      ) : null}
      <Select
        label={speechWords.format}
        value={choices.outputFormat}
        onChange={(value) => onChange({ outputFormat: WholeFormat.parse(value) })}
        help={speechWords.formatHelp}
        groups={outputFormatGroups(subscription?.audio_formats)}
      />
      <AppliedDictionaries />
      <SeedField key={choices.seed} seed={choices.seed} onChange={(seed) => onChange({ seed })} />
    </div>
  )
}
