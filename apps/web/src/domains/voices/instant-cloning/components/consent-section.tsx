import { cloningStatement } from '@vireo/contracts/instant-cloning'
import { Section } from '@vireo/ui'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'

import { statementLanguage } from '../use-clone.ts'
import { cloningWords } from '../words.ts'

/** Asks for what one has to say before a voice is cloned, in the very words that are kept. */
export function ConsentSection({
  agrees,
  problem,
  onChange,
}: {
  readonly agrees: boolean
  readonly problem: string | undefined
  readonly onChange: (agrees: boolean) => void
}) {
  const id = useId()
  const language = statementLanguage()
  return (
    <Section title={cloningWords.consent} lead={cloningWords.consentLead}>
      <label className="flex items-start gap-3 text-sm">
        <input
          type="checkbox"
          checked={agrees}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          onChange={({ target }) => onChange(target.checked)}
          className="mt-0.5 size-4 shrink-0 accent-accent"
        />
        <span lang={language}>{cloningStatement.texts[language]}</span>
      </label>
      {problem ? (
        <p id={id} className="mt-2 flex items-start gap-1 text-xs text-danger">
          <CircleAlert aria-hidden size={16} className="mt-px shrink-0" />
          {problem}
        </p>
      ) : null}
    </Section>
  )
}
