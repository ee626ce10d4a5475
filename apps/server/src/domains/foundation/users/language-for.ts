import { type Language, languageOf, languageOfReader } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import type { UserRow } from './tables.ts'

/**
 * Chooses the language that somebody is written to in: their account's; without an account, the one the browser asks
 * for; English when we speak neither.
 */
export function languageFor(ctx: Pick<Context, 'client'>, user: Pick<UserRow, 'locale'> | undefined): Language {
  return user ? (languageOf(user.locale) ?? 'en') : languageOfReader(ctx.client.header('accept-language'))
}
