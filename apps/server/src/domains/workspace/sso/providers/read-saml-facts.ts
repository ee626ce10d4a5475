import { X509Certificate } from 'node:crypto'
import type { Input } from '@vireo/contracts/kit'
import type { ssoEndpoints } from '@vireo/contracts/sso'
import { z } from 'zod'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import type { SamlFacts } from '../tables.ts'
import { assertBrowserAddress, unreachable } from './provider-failures.ts'

type Given = NonNullable<Input<typeof ssoEndpoints.updateIdentityProvider>['saml']>

const metadataBytesMax = 1024 * 1024
const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

const Text = z.union([z.string(), z.object({ _: z.string() }).transform((node) => node._)])
/** The part of a provider's metadata (SAML V2.0 Metadata, section 2.4.3) that a sign-in needs. */
const Metadata = z.object({
  EntityDescriptor: z.object({
    $: z.object({ entityID: z.string().trim().min(1).max(2000) }),
    IDPSSODescriptor: z.array(
      z.object({
        KeyDescriptor: z.array(
          z.object({
            $: z.object({ use: z.string().optional() }).optional(),
            KeyInfo: z.array(z.object({ X509Data: z.array(z.object({ X509Certificate: z.array(Text) })).optional() })),
          }),
        ),
        SingleSignOnService: z.array(z.object({ $: z.object({ Binding: z.string(), Location: z.string() }) })),
      }),
    ),
  }),
})

/**
 * Reads the facts of a SAML provider from the address of its metadata, from metadata as text, or one by one. Throws
 * `identity_provider_unusable` or `identity_provider_unreachable` with what is wrong.
 */
export async function readSamlFacts(ctx: With<'outbound'>, given: Given): Promise<SamlFacts> {
  const facts = 'entity_id' in given ? givenFacts(given) : await readMetadata(await textOf(ctx, given))
  assertBrowserAddress(facts.signInUrl)
  return {
    ...facts,
    certificates: facts.certificates.map(normalCertificate),
    ...('metadata_url' in given && { metadataUrl: given.metadata_url }),
  }
}

function givenFacts(given: Extract<Given, { entity_id: string }>): SamlFacts {
  return { entityId: given.entity_id, signInUrl: given.sign_in_url, certificates: [given.certificate] }
}

async function textOf(ctx: With<'outbound'>, given: Exclude<Given, { entity_id: string }>): Promise<string> {
  if ('metadata_xml' in given) return given.metadata_xml
  const answer = await ctx.ports.outbound
    .request(given.metadata_url, { redirects: 3, maxBytes: metadataBytesMax })
    .catch((error: unknown) => {
      throw unreachable(error, 'The metadata could not be fetched.')
    })
  if (answer.status === 200) return answer.body.toString('utf8')
  throw new AppError('identity_provider_unreachable', { message: `The metadata’s address answers ${answer.status}.` })
}

/**
 * Reads the metadata that a provider published. The parser expands no entities of the document's own, so none can be
 * smuggled in.
 */
async function readMetadata(xml: string): Promise<SamlFacts> {
  // Half a megabyte of parsers that only who sets up a provider needs.
  const { parseXml2JsFromString } = await import('@node-saml/node-saml/lib/xml.js')
  const document: unknown = await parseXml2JsFromString(xml).catch(() => undefined)
  const parsed = Metadata.safeParse(document)
  const [provider] = parsed.data?.EntityDescriptor.IDPSSODescriptor ?? []
  if (!parsed.success || !provider)
    throw new AppError('identity_provider_unusable', {
      message: 'This is not the metadata of one SAML identity provider.',
    })
  const service = provider.SingleSignOnService.find(({ $ }) => $.Binding === redirectBinding)
  if (!service)
    throw new AppError('identity_provider_unusable', {
      message: 'This identity provider does not take the redirect binding.',
    })
  const certificates = provider.KeyDescriptor.filter(({ $ }) => $?.use !== 'encryption')
    .flatMap(({ KeyInfo }) => KeyInfo)
    .flatMap(({ X509Data = [] }) => X509Data)
    .flatMap(({ X509Certificate: found }) => found)
  if (certificates.length === 0)
    throw new AppError('identity_provider_unusable', { message: 'The metadata holds no certificate for signatures.' })
  return {
    entityId: parsed.data.EntityDescriptor.$.entityID,
    signInUrl: service.$.Location.trim(),
    certificates: [...new Set(certificates)].slice(0, 10),
  }
}

/**
 * Normalizes a certificate given as PEM or base64, blanks allowed, to base64 DER. Throws `identity_provider_unusable`.
 */
function normalCertificate(text: string): string {
  const base64 = text.replaceAll(/-----[A-Z ]+-----/g, '').replaceAll(/\s/g, '')
  try {
    return new X509Certificate(Buffer.from(base64, 'base64')).raw.toString('base64')
  } catch (error) {
    throw new AppError('identity_provider_unusable', {
      message: 'This is not a certificate: it begins with -----BEGIN CERTIFICATE-----.',
      cause: error,
    })
  }
}
