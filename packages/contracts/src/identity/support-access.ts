import { z } from 'zod'
import { defineEndpoint, Ok } from '../kit/index.ts'
import { AccessToken } from './access-token.ts'

/** Leave that somebody gave the support team to look into their account, for a while. */
export const SupportGrant = z.object({
  grant_id: z.string(),
  support_member: z.string(),
  reason: z.string(),
  granted_at_unix: z.number().int(),
  expires_at_unix: z.number().int(),
  revoked_at_unix: z.number().int().nullable(),
  /** When the support team last looked; null when it has not. */
  last_used_at_unix: z.number().int().nullable(),
  is_active: z.boolean(),
})
export type SupportGrant = z.infer<typeof SupportGrant>

const GrantPath = z.object({ grant_id: z.string().min(1).max(64) })

export const supportAccessEndpoints = {
  grantSupportAccess: defineEndpoint({
    id: 'identity.grantSupportAccess',
    method: 'POST',
    path: '/v1/user/grant-support-access',
    summary: 'Let the support team look into your account for a while',
    access: 'signed-in',
    body: z.object({ sign_in_request_verification_code: z.string().min(1).max(200) }),
    success: { status: 200, schema: Ok },
    errors: ['invalid_action_code', 'forbidden'],
  }),
  listSupportAccess: defineEndpoint({
    id: 'identity.listSupportAccess',
    method: 'GET',
    path: '/v1/user/support-access',
    summary: 'List what you have granted to the support team',
    access: { scope: 'user_read' },
    success: { status: 200, schema: z.object({ grants: z.array(SupportGrant) }) },
    errors: [],
  }),
  revokeSupportAccess: defineEndpoint({
    id: 'identity.revokeSupportAccess',
    method: 'DELETE',
    path: '/v1/user/support-access/:grant_id',
    summary: 'Take back what you granted to the support team',
    access: { scope: 'user_write' },
    params: GrantPath,
    success: { status: 200, schema: Ok },
    errors: ['support_grant_not_found'],
  }),
  openSupportSession: defineEndpoint({
    id: 'identity.openSupportSession',
    method: 'POST',
    path: '/admin/v1/support-access/:grant_id/sessions',
    summary: 'Staff: look into the account of somebody who allowed it',
    access: 'signed-in',
    params: GrantPath,
    success: { status: 200, schema: AccessToken },
    errors: ['support_grant_not_found'],
  }),
} as const
