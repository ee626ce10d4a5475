import { type GroupPermission, type WorkspaceGroup, workspacesEndpoints } from '@vireo/contracts/workspaces'
import { Dialog, takesFocus, TextField } from '@vireo/ui'
import { useId, useState } from 'react'

import { call } from '#kit/api/index.ts'
import { permissionName } from '#identity/permissions/index.ts'
import { TickList } from '#kit/forms/index.ts'
import { LimitField, readLimit } from '../people/limit-field.tsx'
import { useDialogAct } from '../people/use-act.ts'
import { offeredPermissions } from './offered-permissions.ts'
import { groupWords } from './words.ts'

/** Makes a group, or changes one. */
export function GroupDialog({
  group,
  onClose,
}: {
  readonly group: WorkspaceGroup | undefined
  readonly onClose: () => void
}) {
  const formId = useId()
  const { name, setName, given, setGiven, credits, setCredits, voices, setVoices, ...form } = useGroupForm(
    group,
    onClose,
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={group ? groupWords.editTitle(group.name) : groupWords.createTitle}
      description={group ? undefined : groupWords.createLead}
      width="lg"
      problem={form.problem}
      confirm={{ label: group ? groupWords.save : groupWords.create, form: formId, loading: form.busy }}
    >
      <form
        id={formId}
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          form.setTried(true)
          if ((group?.is_everyone || name.trim() !== '') && !form.isWrong) void form.save()
        }}
      >
        {group?.is_everyone ? (
          <p className="text-sm text-muted">{groupWords.everyone}</p>
        ) : (
          <TextField
            label={groupWords.name}
            error={form.tried && name.trim() === '' ? groupWords.nameMissing : undefined}
            autoComplete="off"
            maxLength={64}
            {...takesFocus}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <TickList
          label={groupWords.gives}
          options={offeredPermissions.map((one) => ({ value: one, label: permissionName(one) }))}
          chosen={given}
          onChange={setGiven}
        />
        <LimitField label={groupWords.limit} help={groupWords.limitHelp} value={credits} onChange={setCredits} />
        <LimitField label={groupWords.voices} help={groupWords.voicesHelp} value={voices} onChange={setVoices} />
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
  const { busy, problem, act } = useDialogAct()
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
  return { ...fields, tried, setTried, busy, problem, isWrong, save }
}

function textOf(limit: number | 'unlimited' | null | undefined): string {
  return typeof limit === 'number' ? String(limit) : ''
}
