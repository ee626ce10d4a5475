import { acceptedLanguage, type Language, languageOf } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import type { UserRow } from './tables.ts'

/**
 * The language that somebody is written to in: the one of their account; without an account the one that the browser
 * asks for; English where neither is spoken.
 */
export function languageFor(ctx: Pick<Context, 'client'>, user: Pick<UserRow, 'locale'> | undefined): Language {
  const wanted = user ? languageOf(user.locale) : acceptedLanguage(ctx.client.header('accept-language') ?? '')
  return wanted ?? 'en'
}
