import { useId, type ReactNode } from 'react'

/** Lets one tick several of many things, in two columns where there is room; long lists scroll in themselves. */
export function TickList<Value extends string>({
  label,
  help,
  error,
  options,
  chosen,
  onChange,
}: {
  readonly label: string
  readonly help?: ReactNode
  readonly error?: string | undefined
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: readonly Value[]
  readonly onChange: (chosen: readonly Value[]) => void
}) {
  const id = useId()
  const toggle = (one: Value) =>
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  return (
    <fieldset className="min-w-0" aria-describedby={error === undefined && !help ? undefined : id}>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <ul className="grid max-h-56 gap-x-4 overflow-y-auto rounded-md bg-fill p-3 sm:grid-cols-2">
        {options.map(({ value, label: name }) => (
          <li key={value}>
            <label className="flex min-h-8 items-center gap-2 text-sm">
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={() => toggle(value)}
                className="size-4 shrink-0 accent-accent"
              />
              <span className="min-w-0 break-words">{name}</span>
            </label>
          </li>
        ))}
      </ul>
      <div id={id} className="mt-1 text-xs empty:hidden">
        {error === undefined ? null : <p className="text-danger">{error}</p>}
        {help ? <p className="text-muted">{help}</p> : null}
      </div>
    </fieldset>
  )
}
