import { type GroupPermission, type WorkspaceGroup, workspacesEndpoints } from '@vireo/contracts/workspaces'
import { Button, Dialog, TextField } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { LimitField, readLimit } from '../people/limit-field.tsx'
import { useAct } from '../people/use-act.ts'
import { offeredPermissions, permissionName } from './offered-permissions.ts'
import { groupWords } from './words.ts'

/** The form of a group, new or there already. */
export function GroupDialog({
  group,
  onClose,
}: {
  readonly group: WorkspaceGroup | undefined
  readonly onClose: () => void
}) {
  const {
    name,
    setName,
    given,
    setGiven,
    credits,
    setCredits,
    voices,
    setVoices,
    tried,
    setTried,
    busy,
    isWrong,
    save,
  } = useGroupForm(group, onClose)
  return (
    <Dialog open onClose={onClose} title={group ? groupWords.editTitle(group.name) : groupWords.createTitle} width="lg">
      <form
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (name.trim() !== '' && !isWrong) void save()
        }}
      >
        {group?.is_everyone ? (
          <p className="text-sm text-muted">{groupWords.everyone}</p>
        ) : (
          <TextField
            label={groupWords.name}
            error={tried && name.trim() === '' ? groupWords.nameMissing : undefined}
            autoComplete="off"
            maxLength={64}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <Gifts given={given} onChange={setGiven} />
        <div className="grid gap-4 sm:grid-cols-2">
          <LimitField label={groupWords.limit} help={groupWords.limitHelp} value={credits} onChange={setCredits} />
          <LimitField label={groupWords.voices} help={groupWords.voicesHelp} value={voices} onChange={setVoices} />
        </div>
        <Button type="submit" variant="primary" loading={busy}>
          {groupWords.save}
        </Button>
      </form>
    </Dialog>
  )
}

function useGroupForm(group: WorkspaceGroup | undefined, onClose: () => void) {
  const [name, setName] = useState(group?.name ?? '')
  const [given, setGiven] = useState<readonly GroupPermission[]>(group?.permissions ?? [])
  const [credits, setCredits] = useState(textOf(group?.group_usage_limit))
  const [voices, setVoices] = useState(textOf(group?.group_pvc_limit))
  const [tried, setTried] = useState(false)
  const { busy, act } = useAct()
  const [usageLimit, voiceLimit] = [readLimit(credits), readLimit(voices)]
  const isWrong = usageLimit === undefined || voiceLimit === undefined
  const save = () => {
    const settings = {
      permissions: [...given],
      group_usage_limit: usageLimit ?? ('unlimited' as const),
      group_pvc_limit: voiceLimit ?? ('unlimited' as const),
    }
    const named = group?.is_everyone ? {} : { name: name.trim() }
    return group
      ? act(
          () => call(workspacesEndpoints.updateGroup, { group_id: group.id, ...named, ...settings }),
          groupWords.saved,
          onClose,
        )
      : act(
          () => call(workspacesEndpoints.createGroup, { name: name.trim(), ...settings }),
          groupWords.created,
          onClose,
        )
  }
  const fields = { name, setName, given, setGiven, credits, setCredits, voices, setVoices }
  return { ...fields, tried, setTried, busy, isWrong, save }
}

function textOf(limit: number | 'unlimited' | null | undefined): string {
  return typeof limit === 'number' ? String(limit) : ''
}

function Gifts({
  given,
  onChange,
}: {
  readonly given: readonly GroupPermission[]
  readonly onChange: (given: readonly GroupPermission[]) => void
}) {
  const toggle = (one: GroupPermission) =>
    onChange(given.includes(one) ? given.filter((other) => other !== one) : [...given, one])
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{groupWords.gives}</legend>
      <ul className="grid max-h-52 gap-x-4 overflow-y-auto rounded-md border border-line p-3 sm:grid-cols-2">
        {offeredPermissions.map((one) => (
          <li key={one}>
            <label className="flex min-h-7 items-center gap-2 text-sm">
              <input
                type="checkbox"
                checked={given.includes(one)}
                onChange={() => toggle(one)}
                className="size-4 shrink-0 accent-accent"
              />
              {permissionName(one)}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
