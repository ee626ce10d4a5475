import { Field, Select, TextField, controlClasses, joinClasses } from '@vireo/ui'
import { ChevronRight, Dices } from 'lucide-react'
import { useState } from 'react'

import { seedMax, type Draft } from '../draft.ts'
import { speechWords } from '../words.ts'

type Props = { readonly draft: Draft; readonly onChange: (change: Partial<Draft>) => void }

/** What few people need: the seed, how numbers are read, and the text around this one. */
export function MoreSettings({ draft, onChange }: Props) {
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-center gap-1 rounded-sm py-1 text-sm font-medium">
        <ChevronRight aria-hidden size={16} className="transition-transform group-open:rotate-90" />
        {speechWords.more}
      </summary>
      <div className="flex flex-col gap-4 pt-3">
        <SeedField key={draft.seed} seed={draft.seed} onChange={(seed) => onChange({ seed })} />
        <Select
          label={speechWords.normalization}
          value={draft.normalization === 'off' ? 'off' : 'auto'}
          onChange={(value) => onChange({ normalization: value === 'off' ? 'off' : 'auto' })}
          groups={[
            {
              label: speechWords.normalization,
              options: [
                { value: 'auto', label: speechWords.normalizationOptions.auto },
                { value: 'off', label: speechWords.normalizationOptions.off },
              ],
            },
          ]}
        />
        <Context
          label={speechWords.previousText}
          value={draft.previousText}
          onChange={(previousText) => onChange({ previousText })}
        />
        <Context
          label={speechWords.nextText}
          help={speechWords.contextHelp}
          value={draft.nextText}
          onChange={(nextText) => onChange({ nextText })}
        />
      </div>
    </details>
  )
}

function SeedField({ seed, onChange }: { seed: number | undefined; onChange: (seed: number | undefined) => void }) {
  const [text, setText] = useState(seed === undefined ? '' : String(seed))
  const value = Number(text)
  const isWrong = text.trim() !== '' && !(Number.isInteger(value) && value >= 0 && value <= seedMax)
  return (
    <TextField
      label={speechWords.seed}
      help={speechWords.seedHelp}
      error={isWrong ? speechWords.seedWrong : undefined}
      icon={<Dices aria-hidden size={16} />}
      inputMode="numeric"
      placeholder={speechWords.seedPlaceholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => {
        if (!isWrong) onChange(text.trim() === '' ? undefined : value)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
    />
  )
}

function Context(props: {
  readonly label: string
  readonly help?: string
  readonly value: string
  readonly onChange: (text: string) => void
}) {
  return (
    <Field label={props.label} help={props.help}>
      {(control) => (
        <textarea
          {...control}
          rows={2}
          maxLength={40_000}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
          className={joinClasses(controlClasses, 'resize-y px-3 py-2')}
        />
      )}
    </Field>
  )
}
