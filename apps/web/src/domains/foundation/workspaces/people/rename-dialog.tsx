import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { Dialog, showSuccess, takesFocus, TextField } from '@vireo/ui'
import { useId } from 'react'

import { call } from '#kit/api/index.ts'
import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { useRefreshPeople } from './queries.ts'
import { peopleWords } from './words.ts'

/** Gives the workspace another name. */
export function RenameDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const formId = useId()
  const form = useContractForm(workspacesEndpoints.rename.body, { name }, { name: peopleWords.nameMissing })
  const refresh = useRefreshPeople()
  const submit = form.handleSubmit(async (values) => {
    try {
      await call(workspacesEndpoints.rename, values)
      await refresh()
      showSuccess(peopleWords.renamed)
      onClose()
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={peopleWords.renameTitle}
      description={peopleWords.renameLead}
      confirm={{ label: peopleWords.save, form: formId, loading: form.formState.isSubmitting }}
    >
      <form id={formId} noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <ErrorSummary form={form} title={peopleWords.notRenamed} />
        <TextField
          {...form.register('name')}
          label={peopleWords.name}
          autoComplete="off"
          maxLength={64}
          {...takesFocus}
          error={form.formState.errors.name?.message}
        />
      </form>
    </Dialog>
  )
}
