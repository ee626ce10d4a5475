import { audioNativeEndpoints } from '@vireo/contracts/audio-native'
import { Dialog, takesFocus, TextField } from '@vireo/ui'
import { useId } from 'react'

import { call } from '#kit/api/index.ts'
import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { useRefreshAudioNative } from '../queries.ts'
import { siteWords } from './words.ts'

/** Asks which domain; what proves it stands in its row afterwards. */
export function AddDomainDialog({ onClose }: { readonly onClose: () => void }) {
  const formId = useId()
  const refresh = useRefreshAudioNative()
  const form = useContractForm(audioNativeEndpoints.addDomain.body, { domain: '' }, { domain: siteWords.domainMissing })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      await call(audioNativeEndpoints.addDomain, values)
      await refresh()
      onClose()
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={siteWords.addDomainTitle}
      description={siteWords.addDomainLead}
      confirm={{ label: siteWords.addDomain, form: formId, loading: isSubmitting }}
    >
      <form id={formId} noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <ErrorSummary form={form} title={siteWords.domainRefused} />
        <TextField
          {...form.register('domain')}
          label={siteWords.domain}
          placeholder="blog.example.org"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          {...takesFocus}
          error={errors.domain?.message}
        />
      </form>
    </Dialog>
  )
}
