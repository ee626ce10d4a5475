import { createHmac } from 'node:crypto'

/**
 * The signature header of a body: `t=<Unix seconds>,v0=<hex>`, the HMAC-SHA256 of `<t>.<body>`. While a secret is being
 * replaced there are two, the older first: whoever looks at the first alone goes on until the older one ends.
 */
export function signBody(body: string, secrets: readonly string[], at: Date): string {
  const t = Math.floor(at.getTime() / 1000)
  const signatures = secrets.map((secret) => createHmac('sha256', secret).update(`${t}.${body}`).digest('hex'))
  return [`t=${t}`, ...signatures.map((signature) => `v0=${signature}`)].join(',')
}
