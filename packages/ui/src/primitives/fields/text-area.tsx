import type { ComponentProps } from 'react'

import { joinClasses } from '../../join-classes.ts'
import { controlClasses, Field, type FieldProps } from './field.tsx'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldProps

/** Takes several lines of text and grows with them. */
export function TextArea({ label, labelHidden, help, error, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} help={help} error={error} labelHidden={labelHidden ?? false}>
      {(control) => (
        <textarea
          rows={3}
          {...rest}
          {...control}
          className={joinClasses(controlClasses, 'field-sizing-content max-h-96 resize-none px-3 py-2', className)}
        />
      )}
    </Field>
  )
}
