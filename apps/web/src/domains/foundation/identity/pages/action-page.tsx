import { useQuery } from '@tanstack/react-query'
import { usersEndpoints } from '@vireo/contracts/users'
import { buttonClasses } from '@vireo/ui'

import { contractQuery } from '#kit/api/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useSession } from '#kit/session/index.ts'
import { messageOr } from '../accounts/message-or.ts'
import { accountWords } from '../accounts/words.ts'
import { ActionDialog } from '../actions/action-dialog.tsx'
import { GrantDialog } from '../actions/grant-dialog.tsx'
import { type ActionView, useAction } from '../actions/use-action.ts'
import { EntranceFrame } from '../components/entrance-frame.tsx'

/** Carries out what the link of an e-mail asks for, says so, and leads on. */
export function ActionPage() {
  const session = useSession()
  const user = useQuery({ ...contractQuery(usersEndpoints.get, {}), enabled: session.status === 'signed-in' })
  const { status, view, leave, goOn } = useAction(isVerified(session.status, user), user.data?.email)
  return (
    <>
      <ActionCard view={view} isInside={session.status === 'signed-in'} />
      {view.kind === 'grant' ? <GrantDialog code={view.code} onDone={goOn} onCancel={() => leave('/')} /> : null}
      <ActionDialog
        status={status}
        needsSignIn={view.kind === 'please-sign-in'}
        email={user.data?.email}
        onClose={(isCoupon) => (isCoupon ? leave(paths.home) : goOn())}
      />
    </>
  )
}

/** Tells whether the address of whoever is here is verified; undefined until it is known who that is. */
function isVerified(
  status: 'unknown' | 'signed-in' | 'signed-out',
  user: { readonly data?: { readonly is_email_verified: boolean } | undefined; readonly isError: boolean },
): boolean | undefined {
  if (status === 'unknown') return undefined
  if (status === 'signed-out') return false
  return user.data?.is_email_verified ?? (user.isError ? false : undefined)
}

function ActionCard({ view, isInside }: { readonly view: ActionView; readonly isInside: boolean }) {
  switch (view.kind) {
    case 'verified':
      return (
        <EntranceFrame title={view.before ? accountWords.verifiedBefore : accountWords.verified}>
          <AppLink to={view.to} className={buttonClasses({ variant: 'primary' })}>
            {view.before && isInside ? accountWords.goOn : accountWords.signIn}
          </AppLink>
        </EntranceFrame>
      )
    case 'not-verified':
      return (
        <Failed
          title={accountWords.notVerified}
          cause={messageOr(view.error, accountWords.unknownError)}
          to={paths.home}
        />
      )
    case 'unknown':
      return <Failed title={accountWords.unknownActionTitle} cause={view.message} to={paths.home} />
    case 'working':
    case 'grant':
    case 'please-sign-in':
      return <EntranceFrame title={accountWords.working} />
  }
}

function Failed({ title, cause, to }: { readonly title: string; readonly cause: string; readonly to: string }) {
  return (
    <EntranceFrame title={title} lead={<span role="alert">{cause}</span>}>
      <AppLink to={to} className={buttonClasses({})}>
        {accountWords.goHome}
      </AppLink>
    </EntranceFrame>
  )
}
