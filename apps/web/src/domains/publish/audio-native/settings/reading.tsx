import { type AudioNativeProject, ProjectChange } from '@vireo/contracts/audio-native'
import { Button, ProgressBar, Section, showSuccess, Switch, TextField } from '@vireo/ui'
import { z } from 'zod'

import { showFailure } from '#kit/failures/show-failure.ts'
import { showRefusal, useContractForm } from '#kit/forms/index.ts'
import { formatExact } from '#kit/format/index.ts'
import { useUpdateProject } from '../queries.ts'
import { shareOf, toneOf } from '../spending.ts'
import { siteWords } from './words.ts'

/** Decides whether a project plays, whether it reads new pages unasked, and what it may spend in a month. */
export function Reading({ project }: { readonly project: AudioNativeProject }) {
  const { mutateAsync, isPending } = useUpdateProject()
  const change = (changes: Omit<Parameters<typeof mutateAsync>[0], 'project_id'>) =>
    void mutateAsync({ project_id: project.project_id, ...changes }).catch(showFailure)
  return (
    <Section title={siteWords.reading} lead={siteWords.readingLead}>
      <div className="flex flex-col gap-6">
        <Switch
          label={siteWords.enabled}
          help={siteWords.enabledHelp}
          checked={project.enabled}
          disabled={isPending}
          onChange={(enabled) => change({ enabled })}
        />
        <Switch
          label={siteWords.readsNew}
          help={siteWords.readsNewHelp}
          checked={project.reads_new_pages}
          disabled={isPending}
          onChange={(reads) => change({ reads_new_pages: reads })}
        />
        <MonthlyLimit project={project} />
      </div>
    </Section>
  )
}

const LimitForm = z.object({
  monthly_credits: z.coerce.number().pipe(ProjectChange.shape.monthly_credits.unwrap()),
})

function MonthlyLimit({ project }: { readonly project: AudioNativeProject }) {
  const { mutateAsync } = useUpdateProject()
  const { spent_credits: spent, monthly_credits: limit } = project
  const form = useContractForm<{ monthly_credits: string }>(
    LimitForm,
    { monthly_credits: String(limit) },
    { monthly_credits: siteWords.limitMissing },
  )
  const { errors, isSubmitting, isDirty } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      await mutateAsync({ project_id: project.project_id, monthly_credits: Number(values.monthly_credits) })
      form.reset(values)
      showSuccess(siteWords.saved)
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form noValidate className="flex max-w-md flex-col gap-3" onSubmit={(event) => void submit(event)}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            {...form.register('monthly_credits')}
            label={siteWords.limit}
            help={siteWords.limitHelp}
            inputMode="numeric"
            autoComplete="off"
            className="tabular-nums"
            error={errors.monthly_credits?.message}
          />
        </div>
        {/* As high as the label of the field beside it. */}
        <div className="pt-6">
          <Button type="submit" loading={isSubmitting} disabled={!isDirty}>
            {siteWords.save}
          </Button>
        </div>
      </div>
      <p className="text-sm tabular-nums">{siteWords.spent(formatExact(spent), formatExact(limit))}</p>
      <ProgressBar label={siteWords.spentLabel} value={shareOf(project)} tone={toneOf(project)} />
      {shareOf(project) >= 1 ? (
        <output className="rounded-md bg-danger-soft p-3 text-sm text-danger">{siteWords.limitReached}</output>
      ) : null}
    </form>
  )
}
