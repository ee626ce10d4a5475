import { useUser } from '#users'
import { ResendVerification } from './resend-verification.tsx'

/** Sends the person who is signed in the link that verifies their address: what helps wherever a verified one is asked for. */
export function VerifyAddress() {
  const { data: user } = useUser()
  return user && !user.is_email_verified ? <ResendVerification email={user.email} /> : null
}
