import { TranscriptMaker, TranscriptState, type TranscriptSummary } from '@vireo/contracts/transcription'
import { FilterBar, Select } from '@vireo/ui'

import { languageName } from '#kit/format/index.ts'
import type { QueryChanges } from '#kit/routing/index.ts'
import type { Narrowing } from '../queries.ts'
import { transcriptionWords } from '../words.ts'

type TranscriptFiltersProps = {
  readonly narrowing: Narrowing
  readonly transcripts: readonly TranscriptSummary[]
  readonly onNarrow: (changes: QueryChanges) => void
}

/** Narrows the list: by a search in what is said, by how far a transcript is, and by its language. */
export function TranscriptFilters({ narrowing, transcripts, onNarrow }: TranscriptFiltersProps) {
  const { search, state, language, maker } = narrowing
  const languages = [
    ...new Set([...transcripts.flatMap((each) => each.language_code ?? []), ...(language ? [language] : [])]),
  ]
  const chips = [
    ...(state ? [{ name: 'state', label: transcriptionWords.states[state] }] : []),
    ...(maker ? [{ name: 'maker', label: transcriptionWords.makers[maker] }] : []),
    ...(language ? [{ name: 'language', label: languageName(language) }] : []),
  ].map(({ name, label }) => ({ id: name, label, onRemove: () => onNarrow({ [name]: undefined }) }))
  return (
    <FilterBar
      count={transcripts.length}
      hiddenBelow={1}
      search={{
        label: transcriptionWords.search,
        placeholder: transcriptionWords.search,
        value: search,
        onChange: (value) => onNarrow({ search: value }),
      }}
      filters={
        <>
          <Choice
            label={transcriptionWords.state}
            value={state}
            options={TranscriptState.options.map((value) => ({ value, label: transcriptionWords.states[value] }))}
            onChange={(value) => onNarrow({ state: value })}
          />
          <Choice
            label={transcriptionWords.maker}
            value={maker}
            options={TranscriptMaker.options.map((value) => ({ value, label: transcriptionWords.makers[value] }))}
            onChange={(value) => onNarrow({ maker: value })}
          />
          <Choice
            label={transcriptionWords.language}
            value={language}
            options={languages.map((value) => ({ value, label: languageName(value) }))}
            onChange={(value) => onNarrow({ language: value })}
          />
        </>
      }
      chips={chips}
      onClear={() => onNarrow({ search: undefined, state: undefined, language: undefined, maker: undefined })}
    />
  )
}

type ChoiceProps = {
  readonly label: string
  readonly value: string | undefined
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

function Choice({ label, value = '', options, onChange }: ChoiceProps) {
  const every = { value: '', label: transcriptionWords.every }
  return <Select label={label} value={value} groups={[{ label, options: [every, ...options] }]} onChange={onChange} />
}
