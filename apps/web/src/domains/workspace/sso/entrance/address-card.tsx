import { ssoEndpoints } from '@vireo/contracts/sso'
import { Button, TextField } from '@vireo/ui'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'

import { call } from '#kit/api/index.ts'
import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { paths } from '#kit/routing/index.ts'
import { EntranceFrame, EntranceLink, useEntrance } from '#identity'
import { ssoWords } from '../words.ts'
import { departTo } from './depart.ts'
import { ProviderChoice, type FoundProvider } from './provider-choice.tsx'
import { providersOf } from './providers-of.ts'
import { rememberTarget } from './remember-target.ts'

type Found = { readonly email: string; readonly providers: readonly FoundProvider[] }

/** Asks for an address, and sends the browser to the organisation whose domain it has. */
export function AddressCard() {
  const { isInside, target, query } = useEntrance()
  const [found, setFound] = useState<Found>()
  if (isInside) return <Navigate to={target} replace />
  const depart = async (email: string, providerId: string) => {
    rememberTarget(target)
    const { url } = await call(ssoEndpoints.begin, { identity_provider_id: providerId, email })
    departTo(url)
  }
  const footer = (
    <>
      {ssoWords.passwordInstead} <EntranceLink to={`${paths.signIn}${query}`}>{ssoWords.signInByPassword}</EntranceLink>
    </>
  )
  return (
    <EntranceFrame
      title={found ? ssoWords.choose : ssoWords.title}
      lead={found?.email ?? ssoWords.lead}
      footer={footer}
    >
      {found ? (
        <ProviderChoice {...found} onChoose={depart} onBack={() => setFound(undefined)} />
      ) : (
        <AddressForm onOne={depart} onSeveral={setFound} />
      )}
    </EntranceFrame>
  )
}

function AddressForm({
  onOne,
  onSeveral,
}: {
  readonly onOne: (email: string, providerId: string) => Promise<void>
  readonly onSeveral: (found: Found) => void
}) {
  const [query] = useSearchParams()
  const form = useContractForm(ssoEndpoints.findSsoProvider.query, { email: '' }, { email: ssoWords.emailMissing })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      const providers = await providersOf(email)
      const [first] = providers ?? []
      if (!providers) return
      if (!first) form.setError('email', { type: 'server', message: ssoWords.noProvider })
      else if (providers.length > 1) onSeveral({ email, providers })
      else await onOne(email, first.identity_provider_id)
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {query.has('unsolicited') ? <p className="text-sm">{ssoWords.unsolicited}</p> : null}
      <ErrorSummary form={form} title={ssoWords.refused} />
      <TextField
        {...form.register('email')}
        label={ssoWords.email}
        type="email"
        autoComplete="username"
        autoFocus
        error={errors.email?.message}
      />
      <Button type="submit" variant="primary" loading={isSubmitting}>
        {ssoWords.next}
      </Button>
    </form>
  )
}
