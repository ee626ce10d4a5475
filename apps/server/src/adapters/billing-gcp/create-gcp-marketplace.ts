import type { WorkspaceId } from '@vireo/contracts/kit'
import { jwtVerify } from 'jose'
import { z } from 'zod'
import { BillingFailure, type BillingProvider } from '../../ports/billing-provider.ts'
import { type ProviderEvent, type WebhookReader, WebhookRefused } from '../../ports/billing-webhooks.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { type Marketplace, MarketplaceTokenRefused } from '../../ports/marketplace.ts'
import type { Outbound } from '../../ports/outbound.ts'
import { type PlanOf, snapshotOfEntitlements } from './entitlement-snapshot.ts'
import { createKeySet } from './key-set.ts'
import { createProcurement, type ProcurementAccess, ServiceAccount } from './procurement.ts'

export type GcpAccess = ProcurementAccess & {
  /** Keys that sign the tokens of people who come from the marketplace. */
  readonly signUpKeysUrl: string
  readonly signUpIssuer: string
  /** This product's host, for which those tokens are made. */
  readonly audience: string
  /** Keys that sign pushed messages. */
  readonly pushKeysUrl: string
  readonly pushAudience: string
  /** The service account that pushes. */
  readonly pushEmail: string
}

type Parts = {
  readonly outbound: Pick<Outbound, 'request'>
  readonly clock: Clock
  readonly planOf: PlanOf
  readonly drawVersion: (ctx: Context, workspaceId: WorkspaceId) => Promise<number>
}

const ordersUrl = 'https://console.cloud.google.com/marketplace/orders'
const Push = z.object({ message: z.object({ data: z.base64(), messageId: z.string().max(200) }) })
const Notice = z.object({
  eventId: z.string().max(200).optional(),
  eventType: z.string().max(100),
  account: z.object({ id: z.string().max(200) }).optional(),
  entitlement: z.object({ id: z.string().max(200) }).optional(),
})

/** Parses the JSON key of a Google service account; answers undefined when it is not one. */
export function readServiceAccount(json: string): ServiceAccount | undefined {
  try {
    return ServiceAccount.parse(JSON.parse(json))
  } catch {
    return undefined
  }
}

/**
 * Connects to Google Cloud Marketplace, where plans are bought. Answers the provider, its webhooks and the marketplace,
 * all of which ask Google's API for the current state.
 */
export function createGcpMarketplace(access: GcpAccess, { outbound, clock, planOf, drawVersion }: Parts) {
  const procurement = createProcurement(outbound, access, clock)
  const signUpKeys = createKeySet(outbound, access.signUpKeysUrl, clock)
  const pushKeys = createKeySet(outbound, access.pushKeysUrl, clock)
  const marketplace: Marketplace = {
    accountOf: async (_ctx, token) => {
      try {
        const { payload } = await jwtVerify(token, signUpKeys, {
          algorithms: ['RS256'],
          issuer: access.signUpIssuer,
          audience: access.audience,
          requiredClaims: ['sub', 'exp'],
          currentDate: clock.now(),
        })
        return payload.sub ?? ''
      } catch (error) {
        throw new MarketplaceTokenRefused('The token of the marketplace is not valid.', { cause: error })
      }
    },
    approveAccount: (_ctx, accountRef) => procurement.approveAccount(accountRef),
  }
  const webhooks: WebhookReader = {
    read: async (_ctx, { body, header }) => {
      const token = /^Bearer (\S+)$/i.exec(header('authorization') ?? '')?.[1] ?? ''
      const verified = await jwtVerify(token, pushKeys, {
        algorithms: ['RS256'],
        issuer: ['https://accounts.google.com', 'accounts.google.com'],
        audience: access.pushAudience,
        requiredClaims: ['exp'],
        maxTokenAge: '1h',
        currentDate: clock.now(),
      }).catch(refuse)
      if (verified.payload['email'] !== access.pushEmail || verified.payload['email_verified'] !== true)
        throw new WebhookRefused('The message was pushed by somebody else.')
      const event = eventOf(body)
      const { entitlement } = event.details
      if (event.customerRef !== null || typeof entitlement !== 'string') return event
      return { ...event, customerRef: await procurement.accountOfEntitlement(entitlement) }
    },
    settle: async (_ctx, { customerRef }) => {
      for (const entitlement of await procurement.entitlementsOf(customerRef ?? ''))
        await procurement.approve(entitlement)
    },
  }
  const provider: BillingProvider = {
    ...boughtElsewhere,
    readSubscription: async (ctx, { workspaceId, customerRef }) => {
      if (customerRef === null) return undefined
      const version = await drawVersion(ctx, workspaceId)
      const entitlements = await procurement.entitlementsOf(customerRef)
      const asked = { workspaceId, version, asOf: ctx.now(), accountRef: customerRef }
      return snapshotOfEntitlements(entitlements, asked, planOf)
    },
  }
  return { provider, webhooks, marketplace }
}

function refuse(error: unknown): never {
  throw new WebhookRefused('The message is not signed by Google, or is too old.', { cause: error })
}

/**
 * Parses a notice of the marketplace. It names an entitlement, and often the account that this belongs to. Throws
 * `WebhookRefused` for any other message.
 */
function eventOf(body: Uint8Array): ProviderEvent {
  try {
    const { message } = Push.parse(JSON.parse(Buffer.from(body).toString()))
    const notice = Notice.parse(JSON.parse(Buffer.from(message.data, 'base64').toString()))
    return {
      eventRef: notice.eventId ?? message.messageId,
      kind: notice.eventType,
      workspaceId: null,
      customerRef: notice.account?.id ?? null,
      accountRef: null,
      details: { entitlement: notice.entitlement?.id ?? null },
    }
  } catch (error) {
    throw new WebhookRefused('The message is not one of the marketplace.', { cause: error })
  }
}

const elsewhere = () =>
  Promise.reject(new BillingFailure('not_supported', 'This plan is bought and changed in Google Cloud Marketplace.'))

const boughtElsewhere: Omit<BillingProvider, 'readSubscription'> = {
  name: 'gcp_marketplace',
  hasPaymentMethods: false,
  createCheckout: elsewhere,
  createPaymentMethodSession: elsewhere,
  createPortalSession: () => Promise.resolve({ url: ordersUrl }),
  upgrade: elsewhere,
  scheduleDowngrade: elsewhere,
  cancelDowngrade: elsewhere,
  cancelAtPeriodEnd: elsewhere,
  renew: elsewhere,
  applyDiscount: elsewhere,
  addInvoiceItem: elsewhere,
  verifyCard: elsewhere,
  listInvoices: () => Promise.resolve({ invoices: [], nextCursor: undefined }),
}
