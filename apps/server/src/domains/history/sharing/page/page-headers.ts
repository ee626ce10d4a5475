import { hash } from 'node:crypto'
import { pageScript } from './script.ts'
import { pageStyle } from './style.ts'

const digest = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/**
 * The page is a stranger to the product that serves it: nothing but its own script and style runs, and it has no origin, so no
 * cookie and no storage.
 */
export const pagePolicy = [
  "default-src 'none'",
  `script-src ${digest(pageScript)}`,
  `style-src ${digest(pageStyle)}`,
  // The face of who is heard stands in the page.
  "img-src 'self' data:",
  "media-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  'sandbox allow-scripts allow-forms allow-downloads',
].join('; ')

/** Builds the headers of a page; search engines list it only where its owner allows that. */
export function pageHeaders({ mayBeIndexed }: { readonly mayBeIndexed: boolean }): Readonly<Record<string, string>> {
  return {
    'content-security-policy': pagePolicy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    vary: 'accept-language',
    ...(!mayBeIndexed && { 'x-robots-tag': 'noindex, nofollow' }),
  }
}
