import { sharedVoiceSorts } from '@vireo/contracts/voice-library'
import { voiceLabelValues } from '@vireo/contracts/voices'

import { languageName } from '#kit/format/index.ts'
import { usedFirst } from '#kit/languages/index.ts'
import { type Narrowing, NarrowingBar } from '#voices/components/index.ts'
import { accentName, labelName, useLabelsInUse } from '#voices/label-words/index.ts'
import { changedFilter, type LibraryFilter, voiceQualities } from '../library-filter.ts'
import { libraryWords } from '../words.ts'

/** Narrows and orders the voices that everybody finds. */
export function ExploreBar({
  filter,
  count,
  hasOrder,
  onChange,
}: {
  readonly filter: LibraryFilter
  /** How many there are while nothing narrows them. */
  readonly count: number | undefined
  readonly hasOrder: boolean
  readonly onChange: (filter: LibraryFilter) => void
}) {
  return (
    <NarrowingBar
      label={libraryWords.search}
      placeholder={libraryWords.searchPlaceholder}
      search={filter.search}
      narrowings={useNarrowings(filter)}
      values={filter}
      onChange={(change) => onChange(changedFilter(filter, change))}
      count={count}
      order={
        hasOrder
          ? {
              label: libraryWords.sort,
              value: filter.sort,
              options: sharedVoiceSorts.map((value) => [value, libraryWords.sorts[value]]),
            }
          : undefined
      }
    />
  )
}

function useNarrowings(filter: LibraryFilter): Narrowing[] {
  const { languages, accents } = useLabelsInUse()
  // What the address asks for can be chosen, whether a voice at hand has it or not.
  const withChosen = (values: readonly string[], chosen: string) =>
    [...new Set([...values, chosen])].filter((value) => value !== '')
  const named = (values: readonly string[], chosen: string, name: (value: string) => string) =>
    withChosen(values, chosen)
      .map((value) => [value, name(value)] as const)
      .toSorted(([, one], [, other]) => one.localeCompare(other))
  const { language, accent, gender, age, purpose, category } = libraryWords
  return [
    {
      name: 'language',
      label: language,
      any: libraryWords.anyLanguage,
      options: usedFirst(withChosen(languages, filter.language)).map((code) => [code, languageName(code)] as const),
    },
    { name: 'accent', label: accent, any: libraryWords.anyAccent, options: named(accents, filter.accent, accentName) },
    {
      name: 'gender',
      label: gender,
      any: libraryWords.anyGender,
      options: named(voiceLabelValues.gender, filter.gender, labelName),
    },
    { name: 'age', label: age, any: libraryWords.anyAge, options: named(voiceLabelValues.age, filter.age, labelName) },
    {
      name: 'use_case',
      label: purpose,
      any: libraryWords.anyUse,
      options: named(voiceLabelValues.use_case, filter.use_case, labelName),
    },
    {
      name: 'category',
      label: category,
      any: libraryWords.anyCategory,
      options: Object.entries(libraryWords.categories),
    },
    {
      name: 'quality',
      label: libraryWords.quality,
      any: libraryWords.anyQuality,
      options: voiceQualities.map((value) => [value, labelName(value)]),
    },
  ]
}
