import type { Context } from '#kernel/context.ts'
import { forgetCredentials } from './forget-credentials.ts'
import { notifyCredentialChanged } from '../sessions/session-store.ts'

/** Forgets what is cached of a credential: here at once, on every other node within a second. */
export async function forgetCredential(ctx: Context, credentialId: string | undefined): Promise<void> {
  if (credentialId === undefined) return
  forgetCredentials(ctx, [credentialId])
  await notifyCredentialChanged(ctx, credentialId)
}
