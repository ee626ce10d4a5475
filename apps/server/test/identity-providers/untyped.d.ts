declare module 'samlp' {
  export type SamlpOptions = {
    readonly issuer: string
    readonly key: string
    readonly cert: string
    readonly audience?: string
    readonly recipient?: string
    readonly destination?: string
    readonly inResponseTo?: string
    readonly lifetimeInSeconds?: number
    readonly signResponse?: boolean
    readonly signAssertion?: boolean
    readonly signatureAlgorithm?: string
    readonly digestAlgorithm?: string
    readonly nameIdentifierFormat?: string
    readonly nameIdentifierProbes?: readonly string[]
    readonly samlStatusCode?: string
  }
  type Request = { readonly query?: Readonly<Record<string, string>> }
  type ParsedRequest = { readonly id: string; readonly issuer: string; readonly assertionConsumerServiceURL: string }
  const samlp: {
    getSamlResponse(
      options: SamlpOptions,
      user: Readonly<Record<string, unknown>>,
      done: (error: Error | null, xml: string) => void,
    ): void
    parseRequest(request: Request, options: object, done: (error: Error | null, data: ParsedRequest) => void): void
  }
  export default samlp
}

declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  export class Provider {
    constructor(issuer: string, configuration: object)
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ readonly params: Readonly<Record<string, unknown>> }>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
    readonly Grant: new (of: object) => {
      addOIDCScope(scope: string): void
      save(): Promise<string>
    }
  }
}
