import type { Input } from '@vireo/contracts/kit'
import type { ssoEndpoints } from '@vireo/contracts/sso'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { isComplete } from '../providers/provider-facts.ts'
import { findProvider, updateProviderUse } from '../providers/provider-store.ts'
import { requireFeature } from '../require-feature.ts'
import { takeAnswered } from './attempt-store.ts'
import { browserSecret } from './browser-cookie.ts'
import { decide } from './decide.ts'
import { enter } from './enter.ts'
import { hashOf } from './hash-of.ts'
import type { SsoOutcome } from './outcome.ts'
import { readAnswer } from './read-answer.ts'

/**
 * Reads the answer that was put aside for this browser, once, and signs its person in as far as they may. A refusal
 * leaves nothing behind.
 */
export async function finishSignIn(
  ctx: With<'accessTokens' | 'outbound' | 'settings' | 'vault'>,
  { answer: state }: Input<typeof ssoEndpoints.finish>,
): Promise<SsoOutcome> {
  const secret = browserSecret(ctx)
  const attempt =
    secret === undefined
      ? undefined
      : await takeAnswered(ctx, { stateHash: hashOf(state), browserHash: hashOf(secret) })
  if (secret === undefined || !attempt) throw new AppError('sso_answer_too_old')
  const provider = await findProvider(ctx, attempt.identity_provider_id)
  if (!provider || !isComplete(provider) || !(provider.is_enabled || attempt.is_test))
    throw new AppError('identity_provider_not_found')
  await requireFeature(ctx, provider.workspace_id)
  const { identity, terms } = await readAnswer(ctx, provider, attempt).catch((error: unknown) => {
    throw attempt.is_test ? error : withoutReason(error)
  })
  const decision = await decide(ctx, provider, identity)
  if (attempt.is_test) {
    await updateProviderUse(ctx, provider.id, { isTest: true })
    return { kind: 'tested', identity, decision: decision.kind }
  }
  return enter(ctx, { provider, identity, terms, decision, browserHash: hashOf(secret) })
}

/**
 * Removes the reason from a refused answer: it concerns whoever tests the provider, and the log, but nobody who signs
 * in.
 */
function withoutReason(error: unknown): unknown {
  return error instanceof AppError && error.code === 'sso_answer_refused'
    ? new AppError('sso_answer_refused', { cause: error })
    : error
}
