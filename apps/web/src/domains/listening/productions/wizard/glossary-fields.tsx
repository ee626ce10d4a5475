import { orderLimits, type OrderTerm } from '@vireo/contracts/productions'
import { Button, IconButton, TextField } from '@vireo/ui'
import { X } from 'lucide-react'

import { wizardWords } from './words.ts'

type GlossaryFieldsProps = {
  readonly terms: readonly OrderTerm[]
  readonly onChange: (terms: readonly OrderTerm[]) => void
}

/** Takes names and terms, and how each is to be written. */
export function GlossaryFields({ terms, onChange }: GlossaryFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="text-sm font-medium">{wizardWords.glossary}</legend>
      <p className="text-xs text-muted">{wizardWords.glossaryHelp}</p>
      {terms.map((term, at) => (
        // A term has no name of its own: it is the one at this place.
        <TermFields
          key={at}
          term={term}
          number={at + 1}
          onChange={(changed) => onChange(terms.with(at, changed))}
          onRemove={() => onChange(terms.toSpliced(at, 1))}
        />
      ))}
      {terms.length < orderLimits.termsMax ? (
        <Button className="self-start" onClick={() => onChange([...terms, { term: '', use: '' }])}>
          {wizardWords.addTerm}
        </Button>
      ) : null}
    </fieldset>
  )
}

type TermFieldsProps = {
  readonly term: OrderTerm
  readonly number: number
  readonly onChange: (term: OrderTerm) => void
  readonly onRemove: () => void
}

function TermFields({ term, number, onChange, onRemove }: TermFieldsProps) {
  const field = { dir: 'auto', autoComplete: 'off', maxLength: orderLimits.termMax, labelHidden: true } as const
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2">
      <TextField
        {...field}
        label={wizardWords.term(number)}
        placeholder={number === 1 ? wizardWords.termExample : undefined}
        value={term.term}
        onChange={(event) => onChange({ ...term, term: event.target.value })}
      />
      <TextField
        {...field}
        label={wizardWords.writtenAs(number)}
        placeholder={number === 1 ? wizardWords.writtenExample : undefined}
        value={term.use}
        onChange={(event) => onChange({ ...term, use: event.target.value })}
      />
      <IconButton label={wizardWords.removeTerm(number)} onClick={onRemove}>
        <X aria-hidden size={16} />
      </IconButton>
    </div>
  )
}
