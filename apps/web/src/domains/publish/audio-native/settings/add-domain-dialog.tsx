import { audioNativeEndpoints } from '@vireo/contracts/audio-native'
import { takesFocus, TextField } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { FormDialog, useContractForm } from '#kit/forms/index.ts'
import { useRefreshAudioNative } from '../queries.ts'
import { siteWords } from './words.ts'

/** Asks which domain; what proves it stands in its row afterwards. */
export function AddDomainDialog({ onClose }: { readonly onClose: () => void }) {
  const refresh = useRefreshAudioNative()
  const form = useContractForm(audioNativeEndpoints.addDomain.body, { domain: '' }, { domain: siteWords.domainMissing })
  const { errors } = form.formState
  const send = async (values: { domain: string }) => {
    await call(audioNativeEndpoints.addDomain, values)
    await refresh()
    onClose()
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={siteWords.addDomainTitle}
      lead={siteWords.addDomainLead}
      confirm={siteWords.addDomain}
      refused={siteWords.domainRefused}
      send={send}
    >
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
    </FormDialog>
  )
}
