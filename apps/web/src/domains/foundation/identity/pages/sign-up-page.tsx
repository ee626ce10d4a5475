import { identityEndpoints } from '@vireo/contracts/identity'
import { Button, ErrorState, PasswordField, Skeleton, TextField } from '@vireo/ui'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'

import { call } from '#kit/api/index.ts'
import { forgetInviteCode, keepJoined, storedInviteCode, waitingCoupon } from '#kit/arrival/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { paths } from '#kit/routing/index.ts'
import { useCaptcha, useEntranceRules } from '../accounts/captcha/use-captcha.ts'
import { signUpExtras } from '../accounts/sign-up-extras.ts'
import { type Invitation, invitationLead, joinedBy, useInvitation } from '../accounts/use-invitation.ts'
import { accountWords } from '../accounts/words.ts'
import { couponLink } from '../actions/action-target.ts'
import { EntranceCard } from '../components/entrance-card.tsx'
import { useEntrance } from '../use-entrance.ts'
import { identityWords } from '../words.ts'
import { titleWords } from '../titles/words.ts'

/** Creates an account and lets its owner in at once; whoever was invited is greeted by who invites them, and to what. */
export function SignUpPage() {
  const rules = useEntranceRules()
  const arrival = useInvitation()
  const { query, isInside, hasTarget } = useEntrance()
  // Who came inside by this form is new; who was inside already, invited, or on the way to somewhere, goes where they wanted to.
  const [isHere] = useState(isInside)
  const [hasErrand] = useState(() => storedInviteCode() !== undefined || waitingCoupon() !== undefined)
  const arrivesAt = isHere || hasErrand || hasTarget ? undefined : paths.onboarding
  const { invitation = null, isGone = false } = arrival ?? {}
  // Their address has an account: with it they answer.
  if (invitation?.has_account && !isInside) return <Navigate to={`${paths.signIn}${query}`} replace />
  const isClosed = rules.data?.sign_up === 'closed' && !invitation
  const isInviteOnly = rules.data?.sign_up === 'invite'
  return (
    <EntranceCard
      title={invitation ? accountWords.joinTitle(invitation.workspace_name) : titleWords.signUp}
      lead={
        invitation
          ? invitationLead(invitation, accountWords.invitedSignUp)
          : isInviteOnly
            ? accountWords.inviteOnly
            : identityWords.signUpLead
      }
      question={identityWords.haveAccount}
      answer={identityWords.signIn}
      answerPath={paths.signIn}
      arrivesAt={arrivesAt}
    >
      {!arrival || rules.isPending ? (
        <ComingForm />
      ) : rules.error && !rules.data ? (
        <QueryError title={accountWords.signUpFailed} error={rules.error} onRetry={rules.refetch} />
      ) : isClosed ? (
        <ErrorState title={identityWords.refusedSignUp} cause={accountWords.signUpClosed} />
      ) : (
        <>
          {isGone ? <InviteGone /> : null}
          <SignUpForm
            invitation={invitation}
            asksForInvite={isInviteOnly && !invitation}
            asksForSetUpCode={rules.data?.asks_for_set_up_code ?? false}
          />
        </>
      )}
    </EntranceCard>
  )
}

/** Draws the form while it is not known what it asks for, as tall as it will be. */
function ComingForm() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-22" />
      <Skeleton className="h-10" />
    </div>
  )
}

function InviteGone() {
  return (
    <p role="alert" className="mb-4 rounded-md bg-warning-soft p-3 text-sm">
      {accountWords.inviteGone}
    </p>
  )
}

function useSignUpForm(invitation: Invitation | null) {
  return useContractForm(
    // An empty code is none; whether one is needed and holds is for the server to say.
    identityEndpoints.signUp.body.omit({ invite_code: true }),
    {
      first_name: '',
      email: invitation?.email ?? '',
      password: '',
      set_up_code: '',
      invite_code: storedInviteCode() ?? '',
      updates: false,
    },
    { email: identityWords.emailMissing, password: identityWords.passwordMissing },
  )
}

function SignUpForm({
  invitation,
  asksForInvite,
  asksForSetUpCode,
}: {
  readonly invitation: Invitation | null
  readonly asksForInvite: boolean
  readonly asksForSetUpCode: boolean
}) {
  const { enter, target } = useEntrance()
  const [query] = useSearchParams()
  const captcha = useCaptcha()
  const coupon = waitingCoupon()
  const form = useSignUpForm(invitation)
  const submit = form.handleSubmit(async ({ first_name, updates, invite_code, ...values }) => {
    try {
      const token = await call(identityEndpoints.signUp, {
        ...values,
        ...signUpExtras(query),
        first_name: first_name === '' ? null : first_name,
        invite_code: invite_code === '' ? null : invite_code,
        account_metadata: { agrees_to_product_updates: updates },
        recaptcha_token: await captcha.token(),
        continue_url: coupon === undefined ? target : couponLink(coupon, target),
      })
      // An invitation that proved the address is answered by that; any other waits for its person inside.
      if (token.email_verified) {
        if (invitation) keepJoined(joinedBy(invitation))
        forgetInviteCode()
      }
      enter(token)
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={form} title={identityWords.refusedSignUp} />
      <SignUpFields
        form={form}
        isInvited={invitation !== null}
        asksForInvite={asksForInvite}
        asksForSetUpCode={asksForSetUpCode}
        onTyping={captcha.begin}
      />
      <UpdatesChoice form={form} />
      <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
        {identityWords.signUp}
      </Button>
    </form>
  )
}

function SignUpFields({
  form,
  isInvited,
  asksForInvite,
  asksForSetUpCode,
  onTyping,
}: {
  readonly form: ReturnType<typeof useSignUpForm>
  readonly isInvited: boolean
  readonly asksForInvite: boolean
  readonly asksForSetUpCode: boolean
  readonly onTyping: () => void
}) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        {...form.register('first_name', { onChange: onTyping })}
        label={identityWords.firstName}
        autoComplete="given-name"
        autoFocus={isInvited}
        error={errors.first_name?.message}
      />
      <TextField
        {...form.register('email', { onChange: onTyping })}
        label={identityWords.email}
        type="email"
        autoComplete="username"
        // The first that one has to fill in.
        autoFocus={!isInvited}
        readOnly={isInvited}
        help={isInvited ? accountWords.invitedAddress : undefined}
        className={isInvited ? 'bg-sunken text-muted' : undefined}
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password', { onChange: onTyping })}
        label={identityWords.password}
        help={identityWords.passwordHelp}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <CodeFields form={form} asksForInvite={asksForInvite} asksForSetUpCode={asksForSetUpCode} />
    </>
  )
}

/** Asks for what somebody was given who may open an account here: the instance's operator, or whoever was invited. */
function CodeFields({
  form,
  asksForInvite,
  asksForSetUpCode,
}: {
  readonly form: ReturnType<typeof useSignUpForm>
  readonly asksForInvite: boolean
  readonly asksForSetUpCode: boolean
}) {
  const { errors } = form.formState
  return (
    <>
      {asksForSetUpCode ? (
        <TextField
          {...form.register('set_up_code')}
          label={accountWords.setUpCode}
          help={accountWords.setUpCodeHelp}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.set_up_code?.message}
        />
      ) : null}
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
