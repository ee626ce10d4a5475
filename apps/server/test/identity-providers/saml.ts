import samlp, { type SamlpOptions } from 'samlp'
import { providerKeys } from './keys.ts'
import { serve } from './serve.ts'

export type SamlRequest = { readonly id: string; readonly issuer: string; readonly assertionConsumerServiceURL: string }

export type SamlProvider = {
  readonly entityId: string
  readonly signInUrl: string
  readonly host: string
  readonly metadata: string
  readonly metadataUrl: string
  close(): Promise<void>
}

/** Starts a SAML identity provider that signs in whoever `email` names, and asks others for their address. */
export async function startSamlProvider(): Promise<SamlProvider> {
  const about = { metadata: '', entityId: '' }
  const server = await serve(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/metadata') return void response.end(about.metadata)
    const email = searchParams.get('email')
    response.writeHead(200, { 'content-type': 'text/html' })
    if (email === null) return void response.end(askForAddress(searchParams))
    const asked = await readSamlRequest(searchParams.get('SAMLRequest') ?? '')
    const answer = await samlAnswer(asked, { issuer: about.entityId, email })
    response.end(postForm(asked.assertionConsumerServiceURL, answer, searchParams.get('RelayState') ?? ''))
  })
  const [entityId, signInUrl] = [`${server.url}/entity`, `${server.url}/sign-in`]
  about.entityId = entityId
  about.metadata = samlMetadata({ entityId, signInUrl })
  return { ...server, entityId, signInUrl, metadata: about.metadata, metadataUrl: `${server.url}/metadata` }
}

/** Parses the request of a service provider. */
export function readSamlRequest(text: string): Promise<SamlRequest> {
  return new Promise((read, failed) => {
    samlp.parseRequest({ query: { SAMLRequest: text } }, {}, (error, data) => (error ? failed(error) : read(data)))
  })
}

export type SamlSaid = Partial<SamlpOptions> & { readonly email: string; readonly subject?: string }

/** Builds the XML of a SAML response that is valid except for what is overridden. */
export function samlXml(asked: SamlRequest, { email, subject, ...said }: SamlSaid): Promise<string> {
  const options: SamlpOptions = {
    ...providerKeys,
    issuer: 'no issuer',
    audience: asked.issuer,
    recipient: asked.assertionConsumerServiceURL,
    destination: asked.assertionConsumerServiceURL,
    inResponseTo: asked.id,
    lifetimeInSeconds: 300,
    signatureAlgorithm: 'rsa-sha256',
    digestAlgorithm: 'sha256',
    nameIdentifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    ...said,
  }
  const user = { id: subject ?? `subject-of-${email}`, emails: [{ value: email }], name: { givenName: 'Grace' } }
  return new Promise((made, failed) => {
    samlp.getSamlResponse(options, user, (error, xml) => (error ? failed(error) : made(xml)))
  })
}

/** Encodes a SAML response as base64 for a form. */
export async function samlAnswer(asked: SamlRequest, said: SamlSaid): Promise<string> {
  return Buffer.from(await samlXml(asked, said)).toString('base64')
}

/** Builds the SAML metadata of an identity provider. */
export function samlMetadata(
  { entityId, signInUrl }: { readonly entityId: string; readonly signInUrl: string },
  cert: string = providerKeys.cert,
): string {
  const base64 = cert.replaceAll(/-----[A-Z ]+-----|\s/g, '')
  return `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data>
      <ds:X509Certificate>${base64}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${signInUrl}"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`
}

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`

function askForAddress(fields: URLSearchParams): string {
  const kept = [...fields].map(([name, value]) => hidden(name, value)).join('')
  return `<form>${kept}<label>Address <input name="email"></label><button>Let me in</button></form>`
}

function postForm(action: string, response: string, relayState: string): string {
  const fields = hidden('SAMLResponse', response) + hidden('RelayState', relayState)
  return `<form method="post" action="${action}">${fields}</form><script>document.forms[0].submit()</script>`
}
