import { ssoEndpoints } from '@vireo/contracts/sso'
import { takesFocus, TextField } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { FormDialog, useContractForm } from '#kit/forms/index.ts'
import { useRefreshSso } from './queries.ts'
import { ssoSettingsWords } from './words.ts'

/** Asks which domain; what proves it stands in its row afterwards. */
export function AddDomainDialog({ onClose }: { readonly onClose: () => void }) {
  const refresh = useRefreshSso()
  const form = useContractForm(
    ssoEndpoints.addDomainVerification.body,
    { domain: '' },
    { domain: ssoSettingsWords.domainMissing },
  )
  const send = async (values: { domain: string }) => {
    await call(ssoEndpoints.addDomainVerification, values)
    await refresh()
    onClose()
  }
  return (
    <FormDialog
      form={form}
      title={ssoSettingsWords.addDomainTitle}
      lead={ssoSettingsWords.addDomainLead}
      confirm={ssoSettingsWords.addDomain}
      refused={ssoSettingsWords.refused}
      send={send}
      onClose={onClose}
    >
      <TextField
        {...form.register('domain')}
        label={ssoSettingsWords.domain}
        placeholder="example.org"
        autoCapitalize="none"
        spellCheck={false}
        {...takesFocus}
        error={form.formState.errors.domain?.message}
      />
    </FormDialog>
  )
}
