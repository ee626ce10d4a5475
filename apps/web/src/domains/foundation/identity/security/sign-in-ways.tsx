import { Badge, Button, Section, Skeleton } from '@vireo/ui'
import { useState } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { SettingBlock, SettingBlocks } from '#kit/page/index.ts'
import { useUser } from '#users'
import { ChangeEmailDialog } from '../accounts/change-email-dialog.tsx'
import { ResendVerification } from '../accounts/resend-verification.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { securityWords } from './words.ts'

/** Shows with what one signs in, the address and the password, and changes either. */
export function SignInWays() {
  const { data: user, error, isPending, refetch } = useUser()
  const [changing, setChanging] = useState<'email' | 'password'>()
  const close = () => setChanging(undefined)
  return (
    <Section title={securityWords.signInTitle} lead={securityWords.signInLead}>
      {isPending ? <Skeleton className="h-49 w-full md:h-29" /> : null}
      {error && !user ? <QueryError title={securityWords.signInFailed} error={error} onRetry={refetch} /> : null}
      {user ? (
        <SettingBlocks>
          <SettingBlock
            title={securityWords.email}
            lead={
              <span className="flex flex-wrap items-center gap-2">
                <span className="break-all">{user.email}</span>
                <Badge tone={user.is_email_verified ? 'success' : 'warning'}>
                  {user.is_email_verified ? securityWords.verified : securityWords.notVerified}
                </Badge>
              </span>
            }
            action={
              <span className="flex flex-wrap gap-2">
                {user.is_email_verified ? null : <ResendVerification email={user.email} />}
                <Button size="sm" aria-label={securityWords.changeEmail} onClick={() => setChanging('email')}>
                  {securityWords.change}
                </Button>
              </span>
            }
          />
          <SettingBlock
            title={securityWords.password}
            lead={securityWords.passwordLead}
            action={
              <Button size="sm" aria-label={securityWords.changePassword} onClick={() => setChanging('password')}>
                {securityWords.change}
              </Button>
            }
          />
        </SettingBlocks>
      ) : null}
      {changing === 'email' ? <ChangeEmailDialog onClose={close} /> : null}
      {changing === 'password' ? <ChangePasswordDialog onClose={close} /> : null}
    </Section>
  )
}
