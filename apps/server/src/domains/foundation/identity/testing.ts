import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import type { Tier } from '@vireo/contracts/users'
import { invariant } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { issueApiKey, type IssueApiKey } from './keys/issue-api-key.ts'
import { issueAccessToken } from './sessions/issue-access-token.ts'
import { openAccount } from './sign-in/open-account.ts'
import { openSession } from './sessions/open-session.ts'

export type GivenAccount = {
  readonly email: string
  readonly userId: UserId
  readonly workspaceId: WorkspaceId
  readonly apiKey: string
  readonly keyId: string
  readonly headers: { readonly 'xi-api-key': string }
}

let accounts = 0

/** An account with an API key and no usable password: it costs no hash. */
export function givenAccount(
  ctx: Context,
  { tier = 'free', ...key }: { tier?: Tier } & Partial<Pick<IssueApiKey, 'permissions' | 'characterLimit'>> = {},
): Promise<GivenAccount> {
  const email = `account-${process.pid}-${accounts++}@example.test`
  return transaction(ctx, async (ctx) => {
    const account = await openAccount(ctx, { email, firstName: null, passwordHash: 'none', tier })
    invariant(account, 'a test address is used once')
    const issued = await issueApiKey(ctx, {
      ...account,
      name: 'test',
      permissions: 'all',
      characterLimit: null,
      ...key,
    })
    return { ...account, email, apiKey: issued.secret, keyId: issued.keyId, headers: { 'xi-api-key': issued.secret } }
  })
}

export type GivenBrowser = GivenAccount & {
  /** The session cookie as a browser sends it back. */
  readonly cookie: string
  readonly accessToken: string
}

/** An account of its own, signed in without the cost of a hash. */
export async function givenBrowser(ctx: With<'accessTokens'>): Promise<GivenBrowser> {
  const account = await givenAccount(ctx)
  return { ...account, ...(await givenSession(ctx, account)) }
}

/** A browser in which this person is signed in to this workspace. */
export async function givenSession(
  ctx: With<'accessTokens'>,
  person: { readonly userId: UserId; readonly workspaceId: WorkspaceId },
): Promise<Pick<GivenBrowser, 'cookie' | 'accessToken'>> {
  const session = await openSession(ctx, person)
  const { accessToken } = await issueAccessToken(ctx, session)
  return { cookie: `vireo_session=${session.token}`, accessToken }
}

/** A JSON request as the web app sends it. */
export function jsonPost(body?: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit {
  if (body === undefined) return { method: 'POST', headers }
  return { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
}
