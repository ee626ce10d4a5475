import type { ComponentProps } from 'react'

import { joinClasses } from '../../join-classes.ts'
import { controlClasses, Field, type FieldProps } from './field.tsx'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> &
  FieldProps & {
    /** How much was written and how much may be, in the words of the screen; stands below, on the right. */
    readonly count?: string
  }

/** Takes several lines of text and grows with them. */
export function TextArea({ label, labelHidden, help, error, count, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} help={withCount(help, count)} error={error} labelHidden={labelHidden ?? false}>
      {(control) => (
        <textarea
          rows={3}
          {...rest}
          {...control}
          className={joinClasses(
            controlClasses,
            'field-sizing-content max-h-96 min-h-(--control-height) resize-none px-3 py-2',
            className,
          )}
        />
      )}
    </Field>
  )
}

function withCount(help: FieldProps['help'], count: string | undefined): FieldProps['help'] {
  if (count === undefined) return help
  return (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span>{help}</span> <span className="ml-auto tabular-nums">{count}</span>
    </span>
  )
}
