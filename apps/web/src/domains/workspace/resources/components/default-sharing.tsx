import { type DefaultSharing as Preferences, DefaultSharingChange } from '@vireo/contracts/resources'
import { IconButton, Select, showSuccess } from '@vireo/ui'
import { ChevronRight, X } from 'lucide-react'

import { type Attempt, useDefaultSharing, useSetDefaultSharing, useShareGroups } from '../queries.ts'
import { sharingWords } from '../words.ts'
import { ShareFace } from './share-face.tsx'

type Preferred = Preferences['default_sharing_groups'][number]
type Level = Preferred['permission_level']

const levels = ['viewer', 'editor', 'admin'] as const satisfies readonly Level[]

/** Lists with which groups everything is shared that one makes from now on; nothing where a workspace has no groups. */
export function DefaultSharing({ attempt }: { readonly attempt: Attempt }) {
  const preferences = useDefaultSharing()
  const groups = useShareGroups()
  const set = useSetDefaultSharing()
  const preferred = preferences.data?.default_sharing_groups
  if (!preferred || !groups.data || (groups.data.length === 0 && preferred.length === 0)) return null
  const save = (next: readonly Pick<Preferred, 'id' | 'permission_level'>[]) =>
    void attempt(async () => {
      await set.mutateAsync(changeTo(next))
      showSuccess(sharingWords.newThingsSaved)
    })
  const others = groups.data.filter(({ id }) => preferred.every((group) => group.id !== id))
  return (
    <details className="group rounded-lg bg-fill p-4">
      <summary className="flex cursor-pointer list-none items-center gap-1 rounded-sm text-sm font-medium">
        <ChevronRight aria-hidden size={16} className="transition-transform group-open:rotate-90" />
        {sharingWords.newThings}
      </summary>
      <p className="mt-1 text-sm text-muted">{sharingWords.newThingsLead}</p>
      <ul aria-label={sharingWords.newThings} className="my-2 empty:hidden">
        {preferred.map((group) => (
          <PreferredGroup
            key={group.id}
            group={group}
            disabled={set.isPending}
            onChange={(level) =>
              save(preferred.map((each) => (each.id === group.id ? { ...each, permission_level: level } : each)))
            }
            onRemove={() => save(preferred.filter(({ id }) => id !== group.id))}
          />
        ))}
      </ul>
      {others.length > 0 ? (
        <Select
          label={sharingWords.newThingsAdd}
          disabled={set.isPending}
          value=""
          onChange={(id) => save([...preferred, { id, permission_level: 'viewer' }])}
          groups={[
            {
              label: sharingWords.groups,
              options: [
                { value: '', label: sharingWords.choose },
                ...others.map(({ id, name }) => ({ value: id, label: name })),
              ],
            },
          ]}
        />
      ) : null}
    </details>
  )
}

type RowProps = {
  readonly group: Preferred
  readonly disabled: boolean
  readonly onChange: (level: Level) => void
  readonly onRemove: () => void
}

function PreferredGroup({ group, disabled, onChange, onRemove }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-2 py-2 text-sm">
      <ShareFace whom={{ id: group.id, name: group.name, type: 'group' }} />
      <span className="min-w-0 grow basis-24 truncate font-medium">{group.name}</span>
      <span className="w-36">
        <Select
          label={sharingWords.levelOf(group.name)}
          labelHidden
          disabled={disabled}
          value={group.permission_level}
          onChange={(value) => onChange(levelOf(value))}
          groups={[{ label: sharingWords.level, options: levels.map(optionOf) }]}
        />
      </span>
      <IconButton size="sm" label={sharingWords.remove(group.name)} disabled={disabled} onClick={onRemove}>
        <X aria-hidden size={16} />
      </IconButton>
    </li>
  )
}

function optionOf(level: Level) {
  return { value: level, label: sharingWords.levels[level] }
}

function levelOf(value: string): Level {
  return levels.find((level) => level === value) ?? 'viewer'
}

function changeTo(groups: readonly Pick<Preferred, 'id' | 'permission_level'>[]): DefaultSharingChange {
  return DefaultSharingChange.parse({
    default_sharing_groups: groups.map(({ id, permission_level }) => ({ group_id: id, permission_level })),
  })
}
