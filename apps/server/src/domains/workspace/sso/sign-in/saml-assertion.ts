import type { Profile } from '@node-saml/node-saml'
import { z } from 'zod'
import { refused, type VouchedIdentity, vouchedIdentity } from './identity.ts'

const Attributes = z.record(z.string(), z.string()).optional()
const Confirmation = z.object({
  $: z.object({ Method: z.string() }),
  SubjectConfirmationData: z.array(z.object({ $: Attributes })).optional(),
})
/** The signed assertion itself, for the checks that the library does not make. */
const Signed = z.object({
  Assertion: z.object({
    Issuer: z.array(z.object({ _: z.string() })).length(1),
    Subject: z.array(z.object({ SubjectConfirmation: z.array(Confirmation) })).length(1),
    Conditions: z.array(z.unknown()).length(1),
  }),
})

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'

export type Expected = { readonly entityId: string; readonly requestId: string; readonly recipient: string }

/**
 * Checks a correctly signed assertion against the rest of the profile (SAML V2.0 Profiles, section 4.1.4.3): this
 * provider made it, for this place, as the answer to this request. What lies outside the signature does not count.
 */
export function assertMeantForUs(profile: Profile, { entityId, requestId, recipient }: Expected): void {
  const parsed = Signed.safeParse(profile.getAssertion?.())
  if (!parsed.success) throw refused('the assertion is incomplete')
  const { Issuer, Subject } = parsed.data.Assertion
  if (Issuer[0]?._ !== entityId) throw refused('another provider issued it')
  const data = (Subject[0]?.SubjectConfirmation ?? [])
    .filter(({ $ }) => $.Method === bearer)
    .flatMap(({ SubjectConfirmationData = [] }) => SubjectConfirmationData)
    .map(({ $ }) => $ ?? {})
  const meant = data.filter(({ Recipient, NotOnOrAfter }) => Recipient === recipient && NotOnOrAfter !== undefined)
  if (meant.length === 0) throw refused('it is meant for another recipient, or does not say until when it counts')
  if (!meant.some(({ InResponseTo }) => InResponseTo === requestId)) throw refused('it answers another request')
}

const Statements = z.object({
  Assertion: z.object({ AuthnStatement: z.array(z.object({ $: Attributes })).optional() }),
})

/**
 * Reads until when the session may last (SAML V2.0 Core, section 2.7.2): the earliest of several, undefined without
 * any. Throws `sso_answer_refused` for one that is no date.
 */
export function sessionEndIn(profile: Profile): Date | undefined {
  const parsed = Statements.safeParse(profile.getAssertion?.())
  const ends = (parsed.data?.Assertion.AuthnStatement ?? []).flatMap(({ $ }) => $?.['SessionNotOnOrAfter'] ?? [])
  const instants = ends.map((end) => Date.parse(end))
  if (instants.some(Number.isNaN)) throw refused('it does not say when its session ends')
  return instants.length === 0 ? undefined : new Date(Math.min(...instants))
}

const emailNames = [
  'email',
  'mail',
  'emailAddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
]
const firstNameNames = [
  'firstName',
  'givenName',
  'given_name',
  'urn:oid:2.5.4.42',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
]

/**
 * Reads whom a trusted assertion speaks of. A transient name id changes at every sign-in, so the address takes its
 * place.
 */
export function identityInProfile(profile: Profile): VouchedIdentity {
  const attributes = (profile.attributes ?? {}) as Record<string, unknown>
  const first = (names: readonly string[]) => names.map((name) => attributes[name]).find((value) => value !== undefined)
  const isTransient = profile.nameIDFormat.endsWith(':transient')
  const email = first(emailNames) ?? (isTransient ? undefined : profile.nameID)
  return vouchedIdentity({ subject: isTransient ? email : profile.nameID, email, firstName: first(firstNameNames) })
}
