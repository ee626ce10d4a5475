import { useJoinableGroups } from '../queries.ts'

/** Which groups a service account is in, or shares with; nothing where the workspace has none. */
export function GroupChoice({
  legend,
  help,
  chosen,
  onChange,
}: {
  readonly legend: string
  readonly help: string
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}) {
  const groups = useJoinableGroups()
  if (groups.length === 0) return null
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      <ul className="grid max-h-52 gap-x-4 overflow-y-auto rounded-md border border-line p-3 sm:grid-cols-2">
        {groups.map(({ id, name }) => (
          <li key={id}>
            <label className="flex min-h-7 items-center gap-2 text-sm">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
                className="size-4 shrink-0 accent-accent"
              />
              <span className="min-w-0 truncate">{name}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-xs text-muted">{help}</p>
    </fieldset>
  )
}
