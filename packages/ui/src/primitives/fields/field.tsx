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

type Notes = Pick<FieldProps, 'help' | 'error'>

/** Lays out a labelled control; the control receives the attributes that connect it. */
export function Field(props: FieldProps & { readonly children: (control: FieldControl) => ReactNode }) {
  const id = useId()
  const { label, labelHidden = false, help, error, children } = props
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
      </label>
      {children({ id, ...notesOf(id, { help, error }) })}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  )
}

/** Ties the notes below a control to it. */
export function notesOf(id: string, { help, error }: Notes): Omit<FieldControl, 'id'> {
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return { 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined }
}

/** Says below a control what is wrong with it and what it is for. */
export function FieldNotes({ id, help, error }: Notes & { readonly id: string }) {
  return (
    <>
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1 text-xs text-danger">
          <CircleAlert aria-hidden size={16} className="mt-px shrink-0" />
          {error}
        </p>
      ) : null}
      {help ? (
        <p id={`${id}-help`} className="text-xs text-muted">
          {help}
        </p>
      ) : null}
    </>
  )
}

/** The look of anything one types into: a soft fill, a strong ring where the focus is, a red one where it is wrong. */
export const controlClasses =
  'w-full min-w-0 rounded-md bg-fill text-sm text-ink transition-colors hover:bg-fill-hover focus-visible:outline-offset-0 aria-invalid:ring-2 aria-invalid:ring-danger aria-invalid:ring-inset disabled:opacity-50'
