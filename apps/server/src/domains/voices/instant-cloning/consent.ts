import { cloningStatement, type StatementLanguage } from '@vireo/contracts/instant-cloning'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { UserRow } from '#users'
import type { ConsentRow } from './tables.ts'

export type Consent = Pick<ConsentRow, 'kind' | 'text_version' | 'text'>

/** The statement that somebody agreed to on their screen; absent where none was shown. */
export type AgreedTo = { readonly version: string; readonly language: StatementLanguage } | null | undefined

/**
 * Returns what is kept as consent: the statement in the words that a person agreed to or, for an API key, the terms
 * that its owner accepted. Throws `consent_required`.
 */
export function consentOf({ actor }: Context, owner: UserRow, agreed: AgreedTo): Consent {
  const { version, texts } = cloningStatement
  if (agreed) return { kind: 'statement', text_version: version, text: texts[agreed.language] }
  if (actor.kind !== 'api-key') throw new AppError('consent_required', { param: 'consent' })
  const since = owner.created_at.toISOString().slice(0, 10)
  return {
    kind: 'terms',
    text_version: version,
    text: `By the terms accepted with this account on ${since}: ${texts.en}`,
  }
}
