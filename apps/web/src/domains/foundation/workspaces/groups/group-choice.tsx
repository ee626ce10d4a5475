import { useGroups } from '../people/queries.ts'
import { groupWords } from './words.ts'

/** Which groups somebody shall be in; nothing where there are none to choose from. */
export function GroupChoice({
  chosen,
  onChange,
}: {
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}) {
  const { data } = useGroups()
  const groups = Object.values(data ?? {}).filter(({ is_everyone: isEveryone }) => !isEveryone)
  if (groups.length === 0) return null
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-medium">{groupWords.choose}</legend>
      {groups.map(({ id, name }) => (
        <label key={id} className="flex min-h-7 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
            className="size-4 shrink-0 accent-accent"
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
