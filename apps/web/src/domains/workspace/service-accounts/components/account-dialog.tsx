import { CreateServiceAccount, type ServiceAccount, serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import { Dialog, showSuccess, takesFocus, TextField } from '@vireo/ui'
import { useId, useState } from 'react'
import { z } from 'zod'

import { call } from '#kit/api/index.ts'
import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
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
  const formId = useId()
  const { form, groupIds, setGroupIds, sharedWith, setSharedWith, submit } = useAccountForm(account, onClose)
  const { errors, isSubmitting } = form.formState
  return (
    <Dialog
      open
      onClose={onClose}
      title={account ? serviceAccountWords.editTitle(account.name) : serviceAccountWords.createTitle}
      description={account ? undefined : serviceAccountWords.createLead}
      confirm={{
        label: account ? serviceAccountWords.save : serviceAccountWords.create,
        form: formId,
        loading: isSubmitting,
      }}
    >
      <form id={formId} noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <ErrorSummary form={form} title={serviceAccountWords.refused} />
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
      </form>
    </Dialog>
  )
}

function useAccountForm(account: ServiceAccount | undefined, onClose: () => void) {
  const refresh = useRefreshServiceAccounts()
  const missing = { name: serviceAccountWords.nameMissing }
  const form = useContractForm<{ name: string }>(NameForm, { name: account?.name ?? '' }, missing)
  const [groupIds, setGroupIds] = useState<readonly string[]>(account?.groups.map((group) => group.id) ?? [])
  const [sharedWith, setSharedWith] = useState(account?.default_sharing_groups.map(({ group }) => group.id) ?? [])
  const submit = form.handleSubmit(async ({ name }) => {
    const settings = { name, group_ids: [...groupIds], default_sharing_groups: sharingOf(sharedWith, account) }
    try {
      if (account)
        await call(serviceAccountsEndpoints.update, {
          service_account_user_id: account.service_account_user_id,
          ...settings,
        })
      else await call(serviceAccountsEndpoints.create, settings)
      await refresh()
      showSuccess(account ? serviceAccountWords.saved : serviceAccountWords.created)
      onClose()
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return { form, groupIds, setGroupIds, sharedWith, setSharedWith, submit }
}

/** Lets groups see; those that could do more keep what they could. */
function sharingOf(groupIds: readonly string[], account: ServiceAccount | undefined) {
  return groupIds.map((id) => ({
    group_id: id,
    permission_level:
      account?.default_sharing_groups.find(({ group }) => group.id === id)?.permission_level ?? ('viewer' as const),
  }))
}
