import { Section, Select, TextField } from '@vireo/ui'

import { languageName } from '#kit/format/index.ts'
import { useVoices } from '#voices'
import type { CloneWishes } from '../clone-wishes.ts'
import { cloningWords } from '../words.ts'

/** What the voice is called, and what is said of it. */
export function VoiceSection({
  wishes,
  problem,
  onChange,
}: {
  readonly wishes: CloneWishes
  readonly problem: string | undefined
  readonly onChange: (change: Partial<CloneWishes>) => void
}) {
  const languages = useLanguages()
  return (
    <Section title={cloningWords.voice} lead={cloningWords.voiceLead}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={cloningWords.name}
          error={problem}
          value={wishes.name}
          maxLength={100}
          autoComplete="off"
          required
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <Select
          label={cloningWords.language}
          help={cloningWords.languageHelp}
          value={wishes.language}
          onChange={(language) => onChange({ language })}
          groups={[{ label: cloningWords.language, options: languages }]}
        />
        <TextField
          label={cloningWords.description}
          value={wishes.description}
          maxLength={500}
          autoComplete="off"
          onChange={({ target }) => onChange({ description: target.value })}
        />
        <TextField
          label={cloningWords.accent}
          value={wishes.accent}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => onChange({ accent: target.value })}
        />
        <Select
          label={cloningWords.gender}
          value={wishes.gender}
          onChange={(gender) => onChange({ gender })}
          groups={[{ label: cloningWords.gender, options: optionsOf(cloningWords.genders) }]}
        />
        <Select
          label={cloningWords.age}
          value={wishes.age}
          onChange={(age) => onChange({ age })}
          groups={[{ label: cloningWords.age, options: optionsOf(cloningWords.ages) }]}
        />
      </div>
    </Section>
  )
}

function optionsOf(names: Readonly<Record<string, string>>) {
  return [
    { value: '', label: cloningWords.unsaid },
    ...Object.entries(names).map(([value, label]) => ({ value, label })),
  ]
}

/** What premade voices speak, a clone can speak as well. */
function useLanguages() {
  const { data: voices = [] } = useVoices()
  const premade = voices.filter(({ category }) => category === 'premade')
  const codes = new Set(['en', ...premade.flatMap(({ labels }) => (labels['language'] ? [labels['language']] : []))])
  return [...codes]
    .map((value) => ({ value, label: languageName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
}
