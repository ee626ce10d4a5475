import { useId } from 'react'

import { joinClasses } from '../../join-classes.ts'
import { FieldNotes, notesOf, type FieldProps } from '../fields/field.tsx'
import type { SelectOption } from './option.ts'

export type SegmentedControlProps = FieldProps & {
  readonly options: readonly SelectOption[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly disabled?: boolean
}

/** Lets one choose between two to four things that are all in sight; a fifth may say what is so already. */
export function SegmentedControl(props: SegmentedControlProps) {
  const { label, labelHidden = false, help, error, options, value, onChange, disabled = false } = props
  const id = useId()
  // Five have less room beside what they say.
  const room = options.length > 4 ? 'px-1 sm:px-3' : 'px-3'
  return (
    <fieldset disabled={disabled} {...notesOf(id, { help, error })} className="flex min-w-0 flex-col gap-1">
      <legend className={labelHidden ? 'sr-only' : 'mb-1 text-sm font-medium text-ink'}>{label}</legend>
      <div className="flex h-(--control-height) gap-0.5 rounded-md bg-fill p-1">
        {options.map((option) => (
          <label
            key={option.value}
            title={option.note}
            className={joinClasses(
              // They share the room by what they say: in equal parts, a long one would be cut beside a short one.
              'pressed relative inline-flex min-w-0 flex-auto cursor-pointer items-center justify-center gap-2 rounded-sm text-sm whitespace-nowrap text-muted select-none',
              room,
              'transition-colors hover:text-ink has-checked:bg-[light-dark(var(--surface),color-mix(in_srgb,var(--ink)_18%,var(--fill)))] has-checked:font-medium has-checked:text-ink has-disabled:opacity-50',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent',
            )}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.leading ? <span aria-hidden>{option.leading}</span> : null}
            {/* The room that it takes when it is chosen is kept for it: nothing beside it moves. */}
            <span
              data-label={option.label}
              className="truncate text-center after:invisible after:block after:h-0 after:overflow-hidden after:font-medium after:content-[attr(data-label)]"
            >
              {option.label}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  )
}
