import { TextField } from '@vireo/ui'

import { peopleWords } from './words.ts'

/** Reads what was typed as a limit: a whole number, null for none; undefined when it is neither. */
export function readLimit(text: string): number | null | undefined {
  if (!/^\s*\d{0,12}\s*$/u.test(text)) return undefined
  return text.trim() === '' ? null : Number(text)
}

/** Asks for a limit that may be left out. */
export function LimitField({
  label,
  help,
  value,
  onChange,
}: {
  readonly label: string
  readonly help: string
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  return (
    <TextField
      label={label}
      help={help}
      error={readLimit(value) === undefined ? peopleWords.limitWrong : undefined}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
