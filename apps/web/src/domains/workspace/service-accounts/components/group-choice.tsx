import { TickList } from '#kit/forms/index.ts'
import { useJoinableGroups } from '../queries.ts'

/** Lets one choose the groups that a service account is in, or shares with; nothing where the workspace has none. */
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
  return (
    <TickList
      label={legend}
      help={help}
      options={groups.map(({ id, name }) => ({ value: id, label: name }))}
      chosen={chosen}
      onChange={onChange}
    />
  )
}
