import type { ComponentProps, ReactNode } from 'react'

import { joinClasses } from '../../join-classes.ts'
import { controlClasses, Field, type FieldProps } from './field.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & FieldProps & { readonly icon?: ReactNode }

/** Takes one line of text. */
export function TextField({ label, labelHidden, help, error, icon, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} labelHidden={labelHidden ?? false}>
      {(control) => (
        <div className="relative">
          {icon ? (
            <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-faint">{icon}</span>
          ) : null}
          <input
            {...rest}
            {...control}
            // The line is high enough for what stands low in every face: an underscore would be cut off otherwise.
            className={joinClasses(
              controlClasses,
              'h-(--control-height) px-3 leading-6',
              icon ? 'pl-9' : undefined,
              className,
            )}
          />
        </div>
      )}
    </Field>
  )
}
