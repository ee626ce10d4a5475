import { createHmac } from 'node:crypto'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'

/**
 * Makes the signature header of a body: `t=<Unix seconds>,v0=<hex>`, with the HMAC-SHA256 of `<t>.<body>`. While a
 * secret is being replaced there is one `v0` for each, the older first: a receiver that checks only the first keeps
 * working until the older secret ends.
 */
export function signBody(body: string, secrets: readonly string[], at: Date): string {
  const t = unixSeconds(at)
  const signatures = secrets.map((secret) => createHmac('sha256', secret).update(`${t}.${body}`).digest('hex'))
  return [`t=${t}`, ...signatures.map((signature) => `v0=${signature}`)].join(',')
}
