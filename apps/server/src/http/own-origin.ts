import { identityEndpoints } from '@vireo/contracts/identity'
import { type Endpoint } from '@vireo/contracts/kit'
import { ssoEndpoints } from '@vireo/contracts/sso'
import { visitsEndpoints } from '@vireo/contracts/visits'
import { AppError } from '../kernel/errors.ts'
import { isLoopback } from '../kernel/network/is-loopback.ts'

type Headers = Readonly<Record<string, string | string[] | undefined>>

const forOwnPages: ReadonlySet<Endpoint> = new Set([
  identityEndpoints.signUp,
  identityEndpoints.signIn,
  identityEndpoints.takeSecondStep,
  ssoEndpoints.begin,
  ssoEndpoints.finish,
  ssoEndpoints.link,
  ssoEndpoints.test,
  // Sets none, but what happens in a visit is told by our own pages.
  visitsEndpoints.tellEvents,
])

/** Tells whether a route answers our own pages only, as those do that read or set the session cookie. */
export function isForOwnPages(endpoint: Endpoint): boolean {
  return endpoint.access === 'session' || forOwnPages.has(endpoint)
}

/**
 * Refuses what another site's page made a browser send, also a neighbour's under the same domain. Browsers
 * say where a request comes from in `Sec-Fetch-Site`; over plain HTTP they only send `Origin`.
 */
export function assertOwnOrigin(headers: Headers, publicUrl: URL): void {
  const site = headers['sec-fetch-site']
  const { origin } = headers
  const own =
    site === undefined
      ? origin === undefined || isOwn(String(origin), publicUrl)
      : site === 'same-origin' || site === 'none'
  if (own) return
  throw new AppError('forbidden', {
    message: `This route answers the pages of ${publicUrl.origin} only. Set VIREO_PUBLIC_URL if the product is reached under another address.`,
  })
}

/**
 * Tells whether an origin is the instance's: on a machine of one's own, every name and port of loopback is that
 * machine.
 */
function isOwn(origin: string, publicUrl: URL): boolean {
  if (origin === publicUrl.origin) return true
  return URL.canParse(origin) && isLoopback(new URL(origin)) && isLoopback(publicUrl)
}
