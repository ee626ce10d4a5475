import { TickList } from '#kit/forms/index.ts'
import { useGroups } from '../people/queries.ts'
import { groupWords } from './words.ts'

/** Lets one choose the groups that somebody shall be in; nothing where there are none to choose from. */
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
  return (
    <TickList
      label={groupWords.choose}
      options={groups.map(({ id, name }) => ({ value: id, label: name }))}
      chosen={chosen}
      onChange={onChange}
    />
  )
}
