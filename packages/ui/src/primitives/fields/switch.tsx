import { Switch as Radix } from 'radix-ui'
import { useId, type ReactNode } from 'react'

/** Switches something on or off, at once. */
export function Switch({
  label,
  help,
  checked,
  onChange,
  disabled = false,
}: {
  readonly label: string
  readonly help?: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
}) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
        </label>
        {help ? (
          <p id={`${id}-help`} className="text-xs text-muted">
            {help}
          </p>
        ) : null}
      </div>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={help ? `${id}-help` : undefined}
        className="pressed h-6 w-10 shrink-0 rounded-full border border-transparent bg-control p-0.5 transition-colors disabled:opacity-50 data-[state=checked]:bg-accent"
      >
        <Radix.Thumb className="block size-[18px] rounded-full bg-surface transition-transform data-[state=checked]:translate-x-4" />
      </Radix.Root>
    </div>
  )
}
