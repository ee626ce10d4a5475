import { joinClasses } from '../../join-classes.ts'
import { controlClasses, Field, type FieldProps } from './field.tsx'

export type SelectOption = {
  readonly value: string
  readonly label: string
  /** What choosing this means, behind the label. */
  readonly note?: string
}

export type SelectGroup = { readonly label: string; readonly options: readonly SelectOption[] }

export type SelectProps = FieldProps & {
  readonly value: string
  readonly onChange: (value: string) => void
  /** One group is shown without its title. */
  readonly groups: readonly SelectGroup[]
  readonly disabled?: boolean
}

/**
 * One choice out of a short list; long lists with a search use their own picker. It is the browser's
 * own control, which phones and screen readers know best, styled where the browser lets us.
 */
export function Select({ label, labelHidden, help, error, value, onChange, groups, disabled = false }: SelectProps) {
  return (
    <Field label={label} help={help} error={error} labelHidden={labelHidden ?? false}>
      {(control) => (
        <select
          {...control}
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={joinClasses(controlClasses, 'select h-10 truncate pr-9 pl-3')}
        >
          {groups.length === 1
            ? groups[0]?.options.map((option) => <Option key={option.value} option={option} />)
            : groups.map((group) => (
                <optgroup key={group.label} label={group.label}>
                  {group.options.map((option) => (
                    <Option key={option.value} option={option} />
                  ))}
                </optgroup>
              ))}
        </select>
      )}
    </Field>
  )
}

function Option({ option }: { readonly option: SelectOption }) {
  return <option value={option.value}>{option.note ? `${option.label} (${option.note})` : option.label}</option>
}
