import { z } from 'zod'
import { defineEndpoint } from '../kit/index.ts'

const ConnectRequest = z.object({
  /** Where the browser comes back to: a path of the product. */
  relative_redirect_path: z.string().max(2000).optional(),
})

const Link = z.object({ url: z.url() })

export const PayoutAccount = z.object({
  details_submitted: z.boolean(),
  payouts_enabled: z.boolean(),
  requirements_due: z.int().nonnegative(),
  /** Whose account it is: `sandbox` moves test money. */
  provider: z.string(),
})
export type PayoutAccount = z.infer<typeof PayoutAccount>

export const PayoutItem = z.object({
  payout_id: z.string(),
  amount_cents: z.int(),
  currency: z.string(),
  status: z.enum(['pending', 'in_transit', 'paid', 'canceled', 'failed']),
  created_at_unix: z.int(),
  arrives_at_unix: z.int().nullable(),
})
export type PayoutItem = z.infer<typeof PayoutItem>

export const PayoutPage = z.object({
  /** Whether this instance can pay anybody out. */
  is_available: z.boolean(),
  account: PayoutAccount.nullable(),
  payouts: z.array(PayoutItem),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type PayoutPage = z.infer<typeof PayoutPage>

const admins = { scope: 'workspace_write' } as const
const failures = ['billing_not_available', 'billing_unavailable', 'invalid_parameters'] as const

export const payoutEndpoints = {
  createConnectAccount: defineEndpoint({
    id: 'billing.createConnectAccount',
    method: 'POST',
    path: '/create-connect-account',
    summary: 'Opens the account that the workspace is paid out to, and answers the page where it is set up.',
    access: admins,
    body: ConnectRequest,
    bodyOptional: true,
    success: { status: 200, schema: Link },
    errors: [...failures, 'email_not_verified'],
  }),
  createConnectAccountManagementLink: defineEndpoint({
    id: 'billing.createConnectAccountManagementLink',
    method: 'POST',
    path: '/create-connect-account-management-link',
    summary: 'Answers the page where the account that the workspace is paid out to is changed.',
    access: admins,
    body: ConnectRequest,
    bodyOptional: true,
    success: { status: 200, schema: Link },
    errors: [...failures, 'email_not_verified', 'no_connect_account'],
  }),
  listPayouts: defineEndpoint({
    id: 'billing.listPayouts',
    method: 'GET',
    path: '/v1/payouts',
    summary: 'Where the workspace is paid out to, and what was paid, newest first.',
    access: admins,
    query: z.object({ page_size: z.int().min(1).max(100).default(20), cursor: z.string().max(200).optional() }),
    success: { status: 200, schema: PayoutPage },
    errors: ['billing_unavailable'],
  }),
  readSandboxConnect: defineEndpoint({
    id: 'billing.readSandboxConnect',
    method: 'GET',
    path: '/v1/billing/sandbox/connect/:link_id',
    summary: 'What the sandbox’s page for payouts shows. Whoever has the link may.',
    access: 'public',
    params: z.object({ link_id: z.string().max(100) }),
    success: { status: 200, schema: z.object({ details_submitted: z.boolean(), return_url: z.url() }) },
    errors: ['connect_link_over'],
  }),
  completeSandboxConnect: defineEndpoint({
    id: 'billing.completeSandboxConnect',
    method: 'POST',
    path: '/v1/billing/sandbox/connect/:link_id',
    summary: 'Sets the sandbox’s account for payouts up, with a bank that does not exist. Once for each link.',
    access: 'public',
    params: z.object({ link_id: z.string().max(100) }),
    success: { status: 200, schema: z.object({ return_url: z.url() }) },
    errors: ['connect_link_over'],
  }),
} as const
