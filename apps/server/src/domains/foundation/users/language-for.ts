import { acceptedLanguage, type Language, languageOf } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import type { UserRow } from './tables.ts'

/**
 * Chooses the language that somebody is written to in: their account's; without an account, the one the browser asks
 * for; English when we speak neither.
 */
export function languageFor(ctx: Pick<Context, 'client'>, user: Pick<UserRow, 'locale'> | undefined): Language {
  const wanted = user ? languageOf(user.locale) : acceptedLanguage(ctx.client.header('accept-language') ?? '')
  return wanted ?? 'en'
}
