import type { Context } from '#kernel/context.ts'
import { cookiesNamed } from '#kernel/network/cookies-named.ts'
import type { With } from '#ports/ports.ts'
import { chance } from './attempt-secrets.ts'

const name = 'vireo_sso'
const pattern = /^[\w-]{43}$/

/** How long a browser may be away at the provider. */
export const awayMs = 15 * 60 * 1000

/** Reads the secret from the browser's cookie; undefined without a well-formed one. */
export function browserSecret(ctx: Pick<Context, 'client'>): string | undefined {
  return cookiesNamed(ctx, name).find((value) => pattern.test(value))
}

/**
 * Returns the browser's secret, or a new one. All tabs share it, so that two sign-ins at once do not disturb each
 * other.
 */
export function browserSecretOrNew(ctx: Context): string {
  return browserSecret(ctx) ?? chance()
}

/**
 * Returns the cookie that binds what is under way to this browser. No script can read it, and no other site can make a
 * browser send it.
 */
export function bindBrowser({ secret }: { readonly secret: string }, ctx: With<'settings'>): Record<string, string> {
  const secure = ctx.ports.settings.publicUrl.protocol === 'https:' ? '; Secure' : ''
  const attributes = `Path=/v1/identity; Max-Age=${awayMs / 1000}; HttpOnly; SameSite=Strict${secure}`
  return { 'set-cookie': `${name}=${secret}; ${attributes}` }
}
