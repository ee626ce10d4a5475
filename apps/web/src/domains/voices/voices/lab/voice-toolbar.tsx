import { voiceLabelValues } from '@vireo/contracts/voices'

import { languageName } from '#kit/format/index.ts'
import { usedFirst } from '#kit/languages/index.ts'
import { type Narrowing, NarrowingBar } from '../components/narrowing-bar.tsx'
import { useAccents } from '../queries.ts'
import { accentName, labelName } from '../voice-labels.ts'
import type { VoiceFilters } from './voice-filter.ts'
import type { VoiceScope } from './voice-query.ts'
import { labWords } from './words.ts'

type Props = {
  readonly scope: VoiceScope
  readonly filters: VoiceFilters
  readonly count: number | undefined
  readonly onChange: (change: Partial<VoiceFilters>) => void
}

/** Narrows and orders a list of voices. */
export function VoiceToolbar({ scope, filters, count, onChange }: Props) {
  const labels = useLabelNarrowings(filters.language)
  const change = (next: Readonly<Record<string, string>>) =>
    onChange({ ...next, ...(next['language'] !== undefined && { accent: '' }) })
  return (
    <NarrowingBar
      label={labWords.search}
      placeholder={labWords.searchPlaceholder}
      search={filters.search}
      narrowings={[...(scope === 'mine' ? origins() : []), ...labels]}
      values={filters}
      onChange={change}
      count={count}
      order={{
        label: labWords.sort,
        value: filters.sort in labWords.sorts ? filters.sort : '',
        options: Object.entries(labWords.sorts),
      }}
    />
  )
}

function origins(): Narrowing[] {
  const { kind, kinds, anyKind, category, categories, anyCategory } = labWords
  return [
    { name: 'kind', label: kind, any: anyKind, options: Object.entries(kinds) },
    { name: 'category', label: category, any: anyCategory, options: Object.entries(categories) },
  ]
}

function useLabelNarrowings(language: string): Narrowing[] {
  const { data: accents = [] } = useAccents()
  const languages = accents.map((accent) => accent.language)
  const ofLanguage = accents.filter((accent) => language === '' || accent.language === language)
  const named = (values: readonly string[]) => values.map((value) => [value, labelName(value)] as const)
  return [
    {
      name: 'language',
      label: labWords.language,
      any: labWords.anyLanguage,
      options: usedFirst(languages).map((code) => [code, languageName(code)] as const),
    },
    {
      name: 'accent',
      label: labWords.accent,
      any: labWords.anyAccent,
      options: byName(
        distinct(ofLanguage.map(({ accent }) => accent)).map((each) => [each, accentName(each)] as const),
      ),
    },
    { name: 'gender', label: labWords.gender, any: labWords.anyGender, options: named(voiceLabelValues.gender) },
    { name: 'age', label: labWords.age, any: labWords.anyAge, options: named(voiceLabelValues.age) },
    { name: 'use_case', label: labWords.purpose, any: labWords.anyPurpose, options: named(voiceLabelValues.use_case) },
  ]
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)]
}

function byName(options: readonly (readonly [value: string, label: string])[]) {
  return options.toSorted(([, one], [, other]) => one.localeCompare(other))
}
