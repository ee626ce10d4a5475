import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'

/** What every field shares: its label above, help below, and the error beside it. */
export type FieldProps = {
  readonly label: string
  /** Keeps the label for assistive technology only. */
  readonly labelHidden?: boolean
  readonly help?: ReactNode
  readonly error?: string | undefined
}

/** Attributes that tie a control to its label, help and error. */
export type FieldControl = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** Lays out a labelled control; the control receives the attributes that connect it. */
export function Field(props: FieldProps & { readonly children: (control: FieldControl) => ReactNode }) {
  const id = useId()
  const { label, labelHidden = false, help, error, children } = props
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1 text-xs text-danger">
          <CircleAlert aria-hidden size={14} className="mt-px shrink-0" />
          {error}
        </p>
      ) : null}
      {help ? (
        <p id={`${id}-help`} className="text-xs text-muted">
          {help}
        </p>
      ) : null}
    </div>
  )
}

/** The look of anything one types into. */
export const controlClasses =
  'w-full min-w-0 rounded-md border border-control bg-surface text-sm text-ink transition-colors hover:border-muted aria-invalid:border-danger disabled:opacity-50'
