import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import { BillingFailure } from '../../ports/billing-provider.ts'
import type { Clock } from '../../kernel/clock.ts'
import { OutboundError, type Outbound } from '../../ports/outbound.ts'

/** What Google calls the key of a service account, as it is downloaded. */
export const ServiceAccount = z.object({ client_email: z.string(), private_key: z.string(), token_uri: z.url() })
export type ServiceAccount = z.infer<typeof ServiceAccount>

export const Entitlement = z.object({
  name: z.string(),
  account: z.string(),
  state: z.string(),
  plan: z.string().default(''),
  newPendingPlan: z.string().default(''),
  createTime: z.string(),
  updateTime: z.string(),
  subscriptionEndTime: z.string().optional(),
})
export type Entitlement = z.infer<typeof Entitlement>

const Entitlements = z.object({ entitlements: z.array(Entitlement).default([]) })
const Token = z.object({ access_token: z.string(), expires_in: z.number() })

export type ProcurementAccess = {
  /** The provider's id in the producer portal. */
  readonly providerId: string
  readonly serviceAccount: ServiceAccount
  readonly apiUrl: string
}

export type Procurement = {
  /** Whose an entitlement is. */
  accountOfEntitlement(id: string): Promise<string>
  entitlementsOf(accountRef: string): Promise<readonly Entitlement[]>
  approve(entitlement: Entitlement): Promise<void>
  approveAccount(accountRef: string): Promise<void>
}

/**
 * Creates a client of the marketplace's Procurement API. Its calls throw `BillingFailure` when the API cannot be
 * reached or refuses.
 */
export function createProcurement(
  outbound: Pick<Outbound, 'request'>,
  { providerId, serviceAccount, apiUrl }: ProcurementAccess,
  clock: Clock,
): Procurement {
  const token = accessTokens(outbound, serviceAccount, clock)
  const base = `${apiUrl.replace(/\/$/, '')}/v1/providers/${encodeURIComponent(providerId)}`
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const answer = await reaching(async () =>
      outbound.request(`${base}/${path}`, {
        headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      }),
    )
    if (answer.status === 200) return JSON.parse(answer.body.toString() || '{}')
    throw unavailable(`The marketplace answered ${answer.status} to ${path}.`)
  }
  return {
    accountOfEntitlement: async (id) => {
      const { account } = Entitlement.parse(await ask(`entitlements/${encodeURIComponent(id)}`))
      return account.split('/').at(-1) ?? ''
    },
    entitlementsOf: async (accountRef) => {
      const filter = encodeURIComponent(`account=${accountRef}`)
      return Entitlements.parse(await ask(`entitlements?pageSize=100&filter=${filter}`)).entitlements
    },
    approve: async ({ name, state, newPendingPlan }) => {
      const id = encodeURIComponent(name.split('/').at(-1) ?? '')
      if (state === 'ENTITLEMENT_ACTIVATION_REQUESTED') await ask(`entitlements/${id}:approve`, {})
      if (state === 'ENTITLEMENT_PENDING_PLAN_CHANGE_APPROVAL')
        await ask(`entitlements/${id}:approvePlanChange`, { pendingPlanName: newPendingPlan })
    },
    approveAccount: async (accountRef) => {
      await ask(`accounts/${encodeURIComponent(accountRef)}:approve`, { approvalName: 'signup' })
    },
  }
}

/**
 * Requests access tokens for a service account by a signed assertion (RFC 7523) and keeps each until shortly before it
 * expires.
 */
function accessTokens(outbound: Pick<Outbound, 'request'>, account: ServiceAccount, clock: Clock) {
  let kept: { readonly token: string; readonly untilMs: number } | undefined
  return async (): Promise<string> => {
    const nowMs = clock.now().getTime()
    if (kept && kept.untilMs > nowMs) return kept.token
    const seconds = Math.floor(nowMs / 1000)
    const assertion = await new SignJWT({ scope: 'https://www.googleapis.com/auth/cloud-platform' })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3600)
      .sign(await importPKCS8(account.private_key, 'RS256'))
    const answer = await outbound.request(account.token_uri, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }).toString(),
    })
    if (answer.status !== 200) throw unavailable(`The marketplace gave no token: ${answer.status}.`)
    const { access_token: token, expires_in: lifetime } = Token.parse(JSON.parse(answer.body.toString()))
    kept = { token, untilMs: nowMs + (lifetime - 60) * 1000 }
    return token
  }
}

async function reaching<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof OutboundError ? unavailable(error.message) : error
  }
}

function unavailable(why: string): BillingFailure {
  return new BillingFailure('unavailable', 'The marketplace cannot be reached. Please try again.', {
    cause: new Error(why),
  })
}
