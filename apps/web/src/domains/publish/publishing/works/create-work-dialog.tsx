import { NewWork, publishingEndpoints, type Work, workKinds } from '@vireo/contracts/publishing'
import { SegmentedControl, takesFocus, TextField } from '@vireo/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#kit/api/index.ts'
import { FormDialog, useContractForm } from '#kit/forms/index.ts'
import { useKeepWork } from '../queries.ts'
import { publishingWords } from '../words.ts'
import { workAddress } from '../work-address.ts'

/** Asks what a new work is and what it is called; then leads to it. */
export function CreateWorkDialog({ onClose }: { readonly onClose: () => void }) {
  const [kind, setKind] = useState<Work['kind']>('audiobook')
  const navigate = useNavigate()
  const keep = useKeepWork()
  const form = useContractForm<{ title: string }>(
    NewWork.pick({ title: true }),
    { title: '' },
    { title: publishingWords.titleMissing },
  )
  const send = async ({ title }: { title: string }) => {
    const made = await call(publishingEndpoints.createWork, { kind, title })
    keep(made)
    onClose()
    void navigate(workAddress(made.work_id))
  }
  const { kinds, kindHelp } = publishingWords
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={publishingWords.createTitle}
      lead={publishingWords.createLead}
      confirm={publishingWords.create}
      refused={publishingWords.notCreated}
      send={send}
    >
      <TextField
        {...form.register('title')}
        label={publishingWords.titleOfWork}
        autoComplete="off"
        error={form.formState.errors.title?.message}
        {...takesFocus}
      />
      <SegmentedControl
        label={publishingWords.kind}
        help={kindHelp[kind]}
        value={kind}
        onChange={(value) => setKind(workKinds.find((one) => one === value) ?? kind)}
        options={workKinds.map((value) => ({ value, label: kinds[value] }))}
      />
    </FormDialog>
  )
}
