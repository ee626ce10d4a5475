import { voiceLabelValues } from '@vireo/contracts/voices'
import { FilterSelect, IconButton, joinClasses, Select, TextField } from '@vireo/ui'
import { Search, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'

import { languageName } from '#kit/format/index.ts'
import { useAccents } from '../queries.ts'
import { accentName, labelName } from '../voice-labels.ts'
import type { VoiceFilterName, VoiceFilters } from './voice-filter.ts'
import type { VoiceScope } from './voice-query.ts'
import { labWords } from './words.ts'

type Props = {
  readonly scope: VoiceScope
  readonly filters: VoiceFilters
  readonly onChange: (change: Partial<VoiceFilters>) => void
}

/** What is typed and chosen above a list of voices. */
export function VoiceToolbar({ scope, filters, onChange }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="flex flex-col gap-2 p-4">
      <div className="flex gap-2 *:first:flex-1">
        <TextField
          label={labWords.search}
          labelHidden
          type="search"
          placeholder={labWords.searchPlaceholder}
          icon={<Search aria-hidden size={16} />}
          maxLength={200}
          value={filters.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
        <div className="w-44 max-sm:hidden">
          <OrderSelect scope={scope} filters={filters} onChange={onChange} />
        </div>
        <IconButton
          look="outline"
          className="sm:hidden"
          label={labWords.filters}
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          <SlidersHorizontal aria-hidden size={16} />
        </IconButton>
      </div>
      <div className={joinClasses('grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4', !isShown && 'max-sm:hidden')}>
        <div className="col-span-2 sm:hidden">
          <OrderSelect scope={scope} filters={filters} onChange={onChange} />
        </div>
        {scope === 'non-default' ? <OriginFilters filters={filters} onChange={onChange} /> : null}
        <LabelFilters filters={filters} onChange={onChange} />
      </div>
    </div>
  )
}

function OrderSelect({ scope, filters, onChange }: Props) {
  const sorts: Readonly<Record<string, string>> = scope === 'default' ? labWords.defaultSorts : labWords.sorts
  return (
    <Select
      label={labWords.sort}
      labelHidden
      value={filters.sort in sorts ? filters.sort : ''}
      onChange={(sort) => onChange({ sort })}
      groups={[{ label: labWords.sort, options: Object.entries(sorts).map(([value, label]) => ({ value, label })) }]}
    />
  )
}

type FilterProps = Omit<Props, 'scope'>

function Filter({
  name,
  label,
  any,
  options,
  filters,
  onChange,
}: FilterProps & {
  readonly name: VoiceFilterName
  readonly label: string
  readonly any: string
  readonly options: readonly (readonly [value: string, label: string])[]
}) {
  return (
    <FilterSelect
      label={label}
      anyLabel={any}
      options={options.map(([value, text]) => ({ value, label: text }))}
      value={options.some(([value]) => value === filters[name]) ? filters[name] : ''}
      onChange={(value) => onChange({ [name]: value })}
    />
  )
}

function OriginFilters(props: FilterProps) {
  const { kind, kinds, anyKind, category, categories, anyCategory } = labWords
  return (
    <>
      <Filter {...props} name="kind" label={kind} any={anyKind} options={Object.entries(kinds)} />
      <Filter {...props} name="category" label={category} any={anyCategory} options={Object.entries(categories)} />
    </>
  )
}

function LabelFilters(props: FilterProps) {
  const { data: accents = [] } = useAccents()
  const { language } = props.filters
  const languages = distinct(accents.map((accent) => accent.language))
  const ofLanguage = accents.filter((accent) => language === '' || accent.language === language)
  const named = (values: readonly string[]) => values.map((value) => [value, labelName(value)] as const)
  return (
    <>
      <Filter
        {...props}
        name="language"
        label={labWords.language}
        any={labWords.anyLanguage}
        options={byName(languages.map((code) => [code, languageName(code)] as const))}
        onChange={(change) => props.onChange({ ...change, accent: '' })}
      />
      <Filter
        {...props}
        name="accent"
        label={labWords.accent}
        any={labWords.anyAccent}
        options={byName(
          distinct(ofLanguage.map((each) => each.accent)).map((each) => [each, accentName(each)] as const),
        )}
      />
      <Filter
        {...props}
        name="gender"
        label={labWords.gender}
        any={labWords.anyGender}
        options={named(voiceLabelValues.gender)}
      />
      <Filter {...props} name="age" label={labWords.age} any={labWords.anyAge} options={named(voiceLabelValues.age)} />
      <Filter
        {...props}
        name="use_case"
        label={labWords.purpose}
        any={labWords.anyPurpose}
        options={named(voiceLabelValues.use_case)}
      />
    </>
  )
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)]
}

function byName(options: readonly (readonly [value: string, label: string])[]) {
  return options.toSorted(([, one], [, other]) => one.localeCompare(other))
}
