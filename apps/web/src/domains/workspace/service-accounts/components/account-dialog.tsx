import { CreateServiceAccount, type ServiceAccount, serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import { showSuccess, takesFocus, TextField } from '@vireo/ui'
import { useState } from 'react'
import { z } from 'zod'

import { call } from '#kit/api/index.ts'
import { FormDialog, useContractForm } from '#kit/forms/index.ts'
import { useRefreshServiceAccounts } from '../queries.ts'
import { serviceAccountWords } from '../words.ts'
import { GroupChoice } from './group-choice.tsx'

const NameForm = z.object({ name: CreateServiceAccount.shape.name })

/** Makes a service account, or changes its name and groups. */
export function AccountDialog({
  open,
  account,
  onClose,
}: {
  readonly open: boolean
  readonly account?: ServiceAccount | undefined
  readonly onClose: () => void
}) {
  return open ? <OpenDialog account={account} onClose={onClose} /> : null
}

function OpenDialog({
  account,
  onClose,
}: {
  readonly account: ServiceAccount | undefined
  readonly onClose: () => void
}) {
  const { form, groupIds, setGroupIds, sharedWith, setSharedWith, send } = useAccountForm(account, onClose)
  const { errors } = form.formState
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={account ? serviceAccountWords.editTitle(account.name) : serviceAccountWords.createTitle}
      lead={account ? undefined : serviceAccountWords.createLead}
      confirm={account ? serviceAccountWords.save : serviceAccountWords.create}
      refused={serviceAccountWords.refused}
      send={send}
    >
      <TextField
        {...form.register('name')}
        label={serviceAccountWords.name}
        help={serviceAccountWords.nameHelp}
        error={errors.name?.message}
        autoComplete="off"
        {...takesFocus}
      />
      <GroupChoice
        legend={serviceAccountWords.groups}
        help={serviceAccountWords.groupsHelp}
        chosen={groupIds}
        onChange={setGroupIds}
      />
      <GroupChoice
        legend={serviceAccountWords.sharing}
        help={serviceAccountWords.sharingHelp}
        chosen={sharedWith}
        onChange={(ids) => setSharedWith([...ids])}
      />
    </FormDialog>
  )
}

function useAccountForm(account: ServiceAccount | undefined, onClose: () => void) {
  const refresh = useRefreshServiceAccounts()
  const missing = { name: serviceAccountWords.nameMissing }
  const form = useContractForm<{ name: string }>(NameForm, { name: account?.name ?? '' }, missing)
  const [groupIds, setGroupIds] = useState<readonly string[]>(account?.groups.map((group) => group.id) ?? [])
  const [sharedWith, setSharedWith] = useState(account?.default_sharing_groups.map(({ group }) => group.id) ?? [])
  const send = async ({ name }: { name: string }) => {
    const settings = { name, group_ids: [...groupIds], default_sharing_groups: sharingOf(sharedWith, account) }
    if (account)
      await call(serviceAccountsEndpoints.update, {
        service_account_user_id: account.service_account_user_id,
        ...settings,
      })
    else await call(serviceAccountsEndpoints.create, settings)
    await refresh()
    showSuccess(account ? serviceAccountWords.saved : serviceAccountWords.created)
    onClose()
  }
  return { form, groupIds, setGroupIds, sharedWith, setSharedWith, send }
}

/** Lets groups see; those that could do more keep what they could. */
function sharingOf(groupIds: readonly string[], account: ServiceAccount | undefined) {
  return groupIds.map((id) => ({
    group_id: id,
    permission_level:
      account?.default_sharing_groups.find(({ group }) => group.id === id)?.permission_level ?? ('viewer' as const),
  }))
}
