import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { Button, Dialog, TextField } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { useContractForm } from '#kit/forms/index.ts'
import { useAct } from './use-act.ts'
import { peopleWords } from './words.ts'

/** Gives the workspace another name. */
export function RenameDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const form = useContractForm(workspacesEndpoints.rename.body, { name }, { name: peopleWords.nameMissing })
  const { act } = useAct()
  const submit = form.handleSubmit((values) =>
    act(() => call(workspacesEndpoints.rename, values), peopleWords.renamed, onClose),
  )
  return (
    <Dialog open onClose={onClose} title={peopleWords.renameTitle}>
      <form noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <TextField
          {...form.register('name')}
          label={peopleWords.name}
          autoComplete="off"
          maxLength={64}
          error={form.formState.errors.name?.message}
        />
        <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
          {peopleWords.save}
        </Button>
      </form>
    </Dialog>
  )
}
