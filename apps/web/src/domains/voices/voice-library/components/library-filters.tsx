import { sharedVoiceSorts } from '@vireo/contracts/voice-library'
import { voiceLabelValues } from '@vireo/contracts/voices'
import { FilterSelect, Select, TextField } from '@vireo/ui'
import { Search } from 'lucide-react'

import { languageName } from '#kit/format/index.ts'
import { accentName, labelName, useLabelsInUse } from '#voices/label-words/index.ts'
import type { LibraryFilter, Narrowing } from '../library-filter.ts'
import { libraryWords } from '../words.ts'

type Props = { readonly filter: LibraryFilter; readonly onChange: (filter: LibraryFilter) => void }

/** Search, filters and order above the list of shared voices. */
export function LibraryFilters({ filter, onChange }: Props) {
  const { languages, accents } = useLabelsInUse()
  const select = (
    key: Narrowing,
    label: string,
    anyLabel: string,
    values: readonly string[],
    name: (value: string) => string = labelName,
  ) => (
    <FilterSelect
      label={label}
      anyLabel={anyLabel}
      // What the address asks for can be chosen, whether a voice at hand has it or not.
      options={[...new Set([...values, filter[key]])]
        .filter((value) => value !== '')
        .map((value) => ({ value, label: name(value) }))}
      value={filter[key]}
      onChange={(value) => onChange({ ...filter, [key]: value })}
    />
  )
  return (
    <div className="flex flex-col gap-2">
      <SearchAndOrder filter={filter} onChange={onChange} />
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
        {select('language', libraryWords.language, libraryWords.anyLanguage, languages, languageName)}
        {select('accent', libraryWords.accent, libraryWords.anyAccent, accents, accentName)}
        {select('gender', libraryWords.gender, libraryWords.anyGender, voiceLabelValues.gender)}
        {select('age', libraryWords.age, libraryWords.anyAge, voiceLabelValues.age)}
        {select('use_case', libraryWords.purpose, libraryWords.anyUse, voiceLabelValues.use_case)}
        {select(
          'category',
          libraryWords.category,
          libraryWords.anyCategory,
          Object.keys(libraryWords.categories),
          (value) => libraryWords.categories[value] ?? value,
        )}
      </div>
    </div>
  )
}

function SearchAndOrder({ filter, onChange }: Props) {
  return (
    <div className="grid gap-2 sm:grid-cols-[1fr_14rem]">
      <TextField
        label={libraryWords.search}
        labelHidden
        type="search"
        placeholder={libraryWords.searchPlaceholder}
        icon={<Search aria-hidden size={16} />}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <Select
        label={libraryWords.sort}
        labelHidden
        value={filter.sort}
        onChange={(value) =>
          onChange({ ...filter, sort: sharedVoiceSorts.find((one) => one === value) ?? filter.sort })
        }
        groups={[
          {
            label: libraryWords.sort,
            options: sharedVoiceSorts.map((value) => ({ value, label: libraryWords.sorts[value] })),
          },
        ]}
      />
    </div>
  )
}
