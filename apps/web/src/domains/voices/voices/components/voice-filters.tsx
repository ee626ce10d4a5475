import { FilterSelect, TextField, takesFocus } from '@vireo/ui'
import { Search } from 'lucide-react'

import { languageName } from '#kit/format/index.ts'
import type { FilterChoices, VoiceFilter } from '../filter-voices.ts'
import { accentName, labelName } from '../voice-labels.ts'
import { voiceWords } from '../words.ts'

/** Search and filters above the list of voices. */
export function VoiceFilters({
  filter,
  choices,
  onChange,
  onEnterList,
}: {
  readonly filter: VoiceFilter
  readonly choices: FilterChoices
  readonly onChange: (filter: VoiceFilter) => void
  readonly onEnterList: () => void
}) {
  const select = (
    label: string,
    anyLabel: string,
    key: 'language' | 'gender' | 'accent',
    values: readonly string[],
    name: (value: string) => string,
  ) => (
    <FilterSelect
      label={label}
      anyLabel={anyLabel}
      options={values.map((value) => ({ value, label: name(value) }))}
      value={filter[key]}
      onChange={(value) => onChange({ ...filter, [key]: value })}
    />
  )
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={voiceWords.search}
        labelHidden
        type="search"
        {...takesFocus}
        placeholder={voiceWords.searchPlaceholder}
        icon={<Search aria-hidden size={16} />}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          onEnterList()
        }}
      />
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 max-sm:*:first:col-span-2">
        {select(voiceWords.language, voiceWords.anyLanguage, 'language', choices.languages, languageName)}
        {select(voiceWords.gender, voiceWords.anyGender, 'gender', choices.genders, labelName)}
        {select(voiceWords.accent, voiceWords.anyAccent, 'accent', choices.accents, accentName)}
      </div>
    </div>
  )
}
