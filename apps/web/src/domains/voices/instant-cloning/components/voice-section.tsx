import { Section, Select, TextField } from '@vireo/ui'
import { ChevronRight } from 'lucide-react'

import { languageOptions, noteLanguage } from '#kit/languages/index.ts'
import { useVoices } from '#voices'
import type { CloneWishes } from '../clone-wishes.ts'
import { cloningWords } from '../words.ts'

type Props = {
  readonly wishes: CloneWishes
  readonly problem: string | undefined
  readonly onChange: (change: Partial<CloneWishes>) => void
}

/** Asks what the voice is called and speaks; what else may be said of it is folded. */
export function VoiceSection({ wishes, problem, onChange }: Props) {
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
          onChange={(language) => {
            noteLanguage(language)
            onChange({ language })
          }}
          groups={[{ label: cloningWords.language, options: languages }]}
        />
      </div>
      <details className="group mt-4">
        <summary className="flex w-fit cursor-pointer list-none items-center gap-2 rounded-sm text-sm font-medium text-muted hover:text-ink">
          <ChevronRight aria-hidden size={16} className="transition-transform group-open:rotate-90" />
          {cloningWords.more}
        </summary>
        <More wishes={wishes} onChange={onChange} />
      </details>
    </Section>
  )
}

function More({ wishes, onChange }: Omit<Props, 'problem'>) {
  return (
    <div className="mt-4 grid gap-4 md:grid-cols-2">
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
        segmented
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
  )
}

function optionsOf(names: Readonly<Record<string, string>>) {
  return [
    { value: '', label: cloningWords.unsaid },
    ...Object.entries(names).map(([value, label]) => ({ value, label })),
  ]
}

/** Lists the languages of premade voices: a clone can speak them as well. */
function useLanguages() {
  const { data: voices = [] } = useVoices()
  const premade = voices.filter(({ category }) => category === 'premade')
  const codes = new Set(['en', ...premade.flatMap(({ labels }) => (labels['language'] ? [labels['language']] : []))])
  return languageOptions(codes)
}
