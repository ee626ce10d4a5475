import type { SelectOption } from './option.ts'
import { Select } from './select.tsx'

/** A select item may not be empty, so this stands for "does not narrow". */
const any = '*'

/** Narrows a list by one value, or by none: the empty string. */
export function FilterSelect({
  label,
  anyLabel,
  options,
  value,
  onChange,
}: {
  readonly label: string
  readonly anyLabel: string
  readonly options: readonly SelectOption[]
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  return (
    <Select
      label={label}
      labelHidden
      value={value === '' ? any : value}
      onChange={(chosen) => onChange(chosen === any ? '' : chosen)}
      groups={[{ label, options: [{ value: any, label: anyLabel }, ...options] }]}
    />
  )
}
