import { randomBytes } from 'node:crypto'
import type { Context } from '#kernel/context.ts'
import { cookiesNamed } from '#kernel/network/cookies-named.ts'
import type { With } from '#ports/ports.ts'

const name = 'vireo_pre_sign_up'
const pattern = /^[\w-]{43}$/
const lifetimeSeconds = 24 * 3600

/** Reads the secret of a browser that announced a sign-up from its cookie; undefined without one. */
export function browserOf(ctx: Context): string | undefined {
  return cookiesNamed(ctx, name).find((value) => pattern.test(value))
}

/** Makes an unguessable secret for a browser. */
export function newBrowser(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Makes the cookie by which a browser shows later that it announced the sign-up. No script can read it and no other
 * site can send it.
 */
export function preSignUpCookie({ browser }: { readonly browser: string }, ctx: With<'settings'>) {
  const secure = ctx.ports.settings.publicUrl.protocol === 'https:' ? '; Secure' : ''
  return {
    'set-cookie': `${name}=${browser}; Path=/v1; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Strict${secure}`,
  }
}
