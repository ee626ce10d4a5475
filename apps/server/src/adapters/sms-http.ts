import { type SmsCarrier, UndeliverableError } from '../ports/carriers.ts'

const timeoutMs = 10_000

export type SmsGatewayOptions = {
  readonly url: string
  /** Sent as a bearer token. */
  readonly token?: string | undefined
}

/**
 * Creates a carrier that posts text messages to a gateway as JSON `{id, to, text}`; 4xx other than 408 and 429 is
 * final.
 */
export function createSmsGatewayCarrier({ url, token }: SmsGatewayOptions): SmsCarrier {
  return {
    async deliver({ id, to, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ id, to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.body?.cancel()
      if (answer.ok) return
      const reason = `the SMS gateway answered ${answer.status}`
      const again = answer.status >= 500 || answer.status === 408 || answer.status === 429
      throw again ? new Error(reason) : new UndeliverableError(reason)
    },
  }
}
