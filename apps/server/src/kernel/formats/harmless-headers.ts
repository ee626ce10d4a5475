/** Stands above whatever somebody uploaded: nothing runs it, and nothing shows it in place of a page. */
export const harmlessHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const
