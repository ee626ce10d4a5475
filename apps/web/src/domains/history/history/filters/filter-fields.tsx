import { Combobox, RangePicker, SegmentedControl, Select, VoiceFace, dayOf } from '@vireo/ui'

import { nowMs } from '#kit/clock.ts'
import type { QueryChanges } from '#kit/routing/index.ts'
import type { HistoryFilter } from '../queries.ts'
import type { Known } from '../speakers.ts'
import { historyWords } from '../words.ts'

/** Lets one narrow the list by voice, model and days, and turn it around. */
export function FilterFields({
  filter,
  known: { voices, modelNames },
  onChange,
}: {
  readonly filter: HistoryFilter
  readonly known: Known
  readonly onChange: (changes: QueryChanges) => void
}) {
  const voiceOptions = [...voices.values()].map(({ id, name, drawn }) => ({
    value: id,
    label: name,
    leading: <VoiceFace {...drawn} size={24} />,
  }))
  const modelOptions = [...modelNames].map(([value, label]) => ({ value, label }))
  return (
    <>
      <Combobox
        label={historyWords.voice}
        value={filter.voiceId ?? ''}
        onChange={(value) => onChange({ voice_id: value })}
        groups={[
          { label: historyWords.voice, options: [{ value: '', label: historyWords.anyVoice }, ...voiceOptions] },
        ]}
      />
      <Select
        label={historyWords.model}
        value={filter.modelId ?? ''}
        onChange={(value) => onChange({ model_id: value })}
        groups={[
          { label: historyWords.model, options: [{ value: '', label: historyWords.anyModel }, ...modelOptions] },
        ]}
      />
      <RangePicker
        label={historyWords.made}
        today={dayOf(nowMs())}
        value={{ from: filter.from, to: filter.to }}
        onChange={({ from, to }) => onChange({ from, to })}
      />
      <SegmentedControl
        label={historyWords.order}
        value={filter.order ?? 'desc'}
        onChange={(value) => onChange({ sort_direction: value === 'asc' ? value : undefined })}
        options={[
          { value: 'desc', label: historyWords.newestFirst },
          { value: 'asc', label: historyWords.oldestFirst },
        ]}
      />
    </>
  )
}
