import type { UserId } from '@vireo/contracts/kit'
import type { InstanceSettings } from '#ports/ports.ts'

export type ActionLink = {
  /** What `/app/action` is asked to do. */
  readonly mode: 'verifyEmail' | 'resetPassword' | 'optOutOfUpdates' | 'verifySignInRequest'
  readonly code: string
  readonly userId?: UserId | undefined
  /** A path of the product, checked already. */
  readonly continueUrl?: string | undefined
  readonly lang?: string
}

/** Builds the absolute address of an action from the public address; nothing of the request goes into its origin. */
export function actionLink(
  settings: Pick<InstanceSettings, 'publicUrl'>,
  { mode, code, userId, continueUrl, lang = 'en' }: ActionLink,
): string {
  const url = new URL('/app/action', settings.publicUrl)
  url.searchParams.set('mode', mode)
  url.searchParams.set('verificationCode', code)
  if (userId !== undefined) url.searchParams.set('userId', userId)
  if (continueUrl !== undefined) url.searchParams.set('continueUrl', continueUrl)
  url.searchParams.set('lang', lang)
  return url.href
}
