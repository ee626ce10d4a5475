import { z } from 'zod'
import { Email } from '../users/index.ts'

/** A host name in lower case, at least two labels, as the name system writes it. */
export const DomainName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(
    /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$/,
    'Write the domain as it stands behind the @ of your addresses, for example example.org.',
  )

export const domainStatuses = ['pending', 'verified', 'failed'] as const

/** A domain that a workspace says it owns, and what proves it. */
export const DomainVerification = z.object({
  domain_verification_id: z.string(),
  domain: z.string(),
  status: z.enum(domainStatuses),
  /** Where the record has to stand, and what it has to say. */
  txt_record: z.object({ name: z.string(), value: z.string() }),
  created_at_unix: z.number().int(),
  verified_at_unix: z.number().int().nullable(),
  checked_at_unix: z.number().int().nullable(),
  /** Since when the record of a verified domain has not been found; it counts for three more days. */
  missing_since_unix: z.number().int().nullable(),
})
export type DomainVerification = z.infer<typeof DomainVerification>

export const IdentityProviderKind = z.enum(['oidc', 'saml'])
export type IdentityProviderKind = z.infer<typeof IdentityProviderKind>

/** How people of a workspace prove who they are elsewhere. Nothing in it opens a door. */
export const IdentityProvider = z.object({
  identity_provider_id: z.string(),
  kind: IdentityProviderKind,
  name: z.string(),
  is_enabled: z.boolean(),
  /** Everything that a sign-in needs is there. */
  is_complete: z.boolean(),
  /** Has a token with which it says who has left. */
  has_scim_token: z.boolean(),
  oidc: z.object({ issuer: z.string(), client_id: z.string(), has_client_secret: z.boolean() }).nullable(),
  saml: z
    .object({
      entity_id: z.string(),
      sign_in_url: z.string(),
      certificates: z.array(z.object({ sha256: z.string(), valid_until_unix: z.number().int() })),
    })
    .nullable(),
  /** What to enter at the provider: an address to return to, or ours as a service provider. */
  service: z.object({
    redirect_url: z.string().nullable(),
    assertion_consumer_url: z.string().nullable(),
    entity_id: z.string().nullable(),
    metadata_url: z.string().nullable(),
  }),
  created_at_unix: z.number().int(),
  tested_at_unix: z.number().int().nullable(),
  last_used_at_unix: z.number().int().nullable(),
})
export type IdentityProvider = z.infer<typeof IdentityProvider>

/** Shown once. `base_url` is what a provider asks for beside it. */
export const ScimToken = z.object({ token: z.string(), base_url: z.string() })

const Url = z.string().trim().min(1).max(2000)
export const ProviderName = z.string().trim().min(1).max(100)

export const UpdateIdentityProvider = z.object({
  name: ProviderName.optional(),
  is_enabled: z.boolean().optional(),
  /** Without a secret, the one that is kept stays, as long as issuer and client do. */
  oidc: z
    .object({
      issuer: Url,
      client_id: z.string().trim().min(1).max(500),
      client_secret: z.string().min(1).max(2000).optional(),
    })
    .optional(),
  /** The provider's metadata, by address or as text, or its three facts one by one. */
  saml: z
    .union([
      z.object({ metadata_url: Url }),
      z.object({ metadata_xml: z.string().min(1).max(300_000) }),
      z.object({ entity_id: Url, sign_in_url: Url, certificate: z.string().min(1).max(20_000) }),
    ])
    .optional(),
})

export const ProvisioningRole = z.enum(['admin', 'editor', 'viewer'])
export type ProvisioningRole = z.infer<typeof ProvisioningRole>

export const UserAutoProvisioning = z.object({
  enabled: z.boolean(),
  enabled_at_unix: z.number().int().nullable(),
  enabled_by_user_email: z.string().nullable(),
})
export type UserAutoProvisioning = z.infer<typeof UserAutoProvisioning>

/** What a workspace says of signing in through its organisation. */
export const SingleSignOn = z.object({
  /** It opens to its members only through its own identity providers; to its owner always. */
  is_enforced: z.boolean(),
  user_auto_provisioning: UserAutoProvisioning,
  /** Of people who join by signing in. */
  provisioning_role: ProvisioningRole,
})
export type SingleSignOn = z.infer<typeof SingleSignOn>

/** Somebody's own account has this address: they sign in to it once, then it is connected. */
export const LinkRequired = z.object({ sso: z.literal('link_required'), email: z.string(), organisation: z.string() })

/** What signing in would do, found out without doing it. */
export const TestedSignIn = z.object({
  sso: z.literal('tested'),
  email: z.string(),
  first_name: z.string().nullable(),
  would: z.enum(['sign_in', 'ask_to_connect', 'provision', 'refuse']),
})

export const SsoAddress = Email
