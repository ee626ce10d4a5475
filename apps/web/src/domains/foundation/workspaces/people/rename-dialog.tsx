import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { showSuccess, takesFocus, TextField } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { FormDialog, useContractForm } from '#kit/forms/index.ts'
import { useRefreshPeople } from './queries.ts'
import { peopleWords } from './words.ts'

/** Gives the workspace another name. */
export function RenameDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const form = useContractForm(workspacesEndpoints.rename.body, { name }, { name: peopleWords.nameMissing })
  const refresh = useRefreshPeople()
  const send = async (values: { name: string }) => {
    await call(workspacesEndpoints.rename, values)
    await refresh()
    showSuccess(peopleWords.renamed)
    onClose()
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={peopleWords.renameTitle}
      lead={peopleWords.renameLead}
      confirm={peopleWords.save}
      refused={peopleWords.notRenamed}
      send={send}
    >
      <TextField
        {...form.register('name')}
        label={peopleWords.name}
        autoComplete="off"
        maxLength={64}
        {...takesFocus}
        error={form.formState.errors.name?.message}
      />
    </FormDialog>
  )
}
