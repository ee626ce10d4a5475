import { ssoEndpoints } from '@vireo/contracts/sso'
import { Button, Dialog, takesFocus, TextField } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { useRefreshSso } from './queries.ts'
import { ssoSettingsWords } from './words.ts'

/** Asks which domain; what proves it stands in its row afterwards. */
export function AddDomainDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={ssoSettingsWords.addDomainTitle}
      description={ssoSettingsWords.addDomainLead}
    >
      {open ? <DomainForm onDone={onClose} /> : null}
    </Dialog>
  )
}

function DomainForm({ onDone }: { readonly onDone: () => void }) {
  const refresh = useRefreshSso()
  const form = useContractForm(
    ssoEndpoints.addDomainVerification.body,
    { domain: '' },
    { domain: ssoSettingsWords.domainMissing },
  )
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      await call(ssoEndpoints.addDomainVerification, values)
      await refresh()
      onDone()
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={form} title={ssoSettingsWords.refused} />
      <TextField
        {...form.register('domain')}
        label={ssoSettingsWords.domain}
        placeholder="example.org"
        autoCapitalize="none"
        spellCheck={false}
        {...takesFocus}
        error={errors.domain?.message}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>{ssoSettingsWords.cancel}</Button>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {ssoSettingsWords.addDomain}
        </Button>
      </div>
    </form>
  )
}
