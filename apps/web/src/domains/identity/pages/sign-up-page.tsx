import { api } from '@vireo/contracts'
import { Button, ErrorState, PasswordField, TextField } from '@vireo/ui'
import { useSearchParams } from 'react-router'

import { call } from '../../../kit/api/index.ts'
import { forgetInviteCode, storedInviteCode, waitingCoupon } from '../../../kit/arrival/index.ts'
import { ErrorSummary, showRefusal, useContractForm } from '../../../kit/forms/index.ts'
import { paths } from '../../../kit/routing/index.ts'
import { useCaptcha, useEntranceRules } from '../accounts/captcha/use-captcha.ts'
import { signUpExtras } from '../accounts/sign-up-extras.ts'
import { accountWords } from '../accounts/words.ts'
import { couponLink } from '../actions/action-target.ts'
import { EntranceCard } from '../components/entrance-card.tsx'
import { useEntrance } from '../use-entrance.ts'
import { identityWords } from '../words.ts'

/** Creates an account and lets its owner in at once. */
export function SignUpPage() {
  const rules = useEntranceRules()
  const isClosed = rules.data?.sign_up === 'closed'
  return (
    <EntranceCard
      title={identityWords.signUpTitle}
      lead={rules.data?.sign_up === 'invite' ? accountWords.inviteOnly : identityWords.signUpLead}
      question={identityWords.haveAccount}
      answer={identityWords.signIn}
      answerPath={paths.signIn}
    >
      {isClosed ? (
        <ErrorState title={identityWords.refusedSignUp} cause={accountWords.signUpClosed} />
      ) : (
        <SignUpForm asksForInvite={rules.data?.sign_up === 'invite'} />
      )}
    </EntranceCard>
  )
}

function useSignUpForm() {
  return useContractForm(
    // An empty code is none; whether one is needed and holds is for the server to say.
    api.identity.signUp.body.omit({ invite_code: true }),
    { first_name: '', email: '', password: '', invite_code: storedInviteCode() ?? '', updates: false },
    { email: identityWords.emailMissing, password: identityWords.passwordMissing },
  )
}

function SignUpForm({ asksForInvite }: { readonly asksForInvite: boolean }) {
  const { enter, target } = useEntrance()
  const [query] = useSearchParams()
  const captcha = useCaptcha()
  const coupon = waitingCoupon()
  const form = useSignUpForm()
  const submit = form.handleSubmit(async ({ first_name, updates, invite_code, ...values }) => {
    try {
      const token = await call(api.identity.signUp, {
        ...values,
        ...signUpExtras(query),
        first_name: first_name === '' ? null : first_name,
        invite_code: invite_code === '' ? null : invite_code,
        account_metadata: { agrees_to_product_updates: updates },
        recaptcha_token: await captcha.token(),
        continue_url: coupon === undefined ? target : couponLink(coupon, target),
      })
      forgetInviteCode()
      enter(token)
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={form} title={identityWords.refusedSignUp} />
      <SignUpFields form={form} asksForInvite={asksForInvite} onTyping={captcha.begin} />
      <UpdatesChoice form={form} />
      <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
        {identityWords.signUp}
      </Button>
    </form>
  )
}

function SignUpFields({
  form,
  asksForInvite,
  onTyping,
}: {
  readonly form: ReturnType<typeof useSignUpForm>
  readonly asksForInvite: boolean
  readonly onTyping: () => void
}) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        {...form.register('first_name')}
        label={identityWords.firstName}
        autoComplete="given-name"
        autoFocus
        error={errors.first_name?.message}
      />
      <TextField
        {...form.register('email', { onChange: onTyping })}
        label={identityWords.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password')}
        label={identityWords.password}
        help={identityWords.passwordHelp}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      {asksForInvite ? (
        <TextField
          {...form.register('invite_code')}
          label={accountWords.inviteCode}
          autoComplete="off"
          error={errors.invite_code?.message}
        />
      ) : null}
    </>
  )
}

function UpdatesChoice({ form }: { readonly form: ReturnType<typeof useSignUpForm> }) {
  return (
    <label className="flex items-start gap-2 text-sm">
      <input type="checkbox" {...form.register('updates')} className="mt-0.5 size-4 shrink-0 accent-accent" />
      {accountWords.productUpdates}
    </label>
  )
}
