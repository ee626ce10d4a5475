import type { Attack } from '../attack.ts'
import { ask, repeatedly } from '../client.ts'

const json = { 'content-type': 'application/json' }

/** JSON that is small to send and dear to read, where nobody asks who sends it. */
export const hostileJson: Attack = {
  name: 'small hostile JSON from strangers',
  refusals: /^(400 malformed_json|413 request_too_large|422 \w+|429 \w+|ECONNRESET|EPIPE)/,
  async run({ url }, size, endings) {
    const bodies = [1_000_000, 60_000].flatMap((bytes) => [
      `[${'{},'.repeat(bytes / 3)}{}]`,
      '['.repeat(bytes),
      `{${'"a":1,'.repeat(bytes / 6)}"a":1}`,
    ])
    const [times, forMs] = size === 'full' ? [2000, 15_000] : [120, 3000]
    await repeatedly({ atOnce: 10, times, forMs }, (number, signal) => {
      const path = number % 2 === 0 ? 'sign-in' : 'sign-up'
      const body = bodies[number % bodies.length] ?? ''
      return endings.of(ask(`${url}/v1/identity/${path}`, { method: 'POST', headers: json, body, signal }))
    })
  },
}

/** Bodies of requests that claim to be something else, so that nobody counts them. */
export const upgradeBodies: Attack = {
  name: 'bodies that claim to be upgrades',
  refusals: /^(4\d\d( \w+)?|ECONNRESET|EPIPE|socket hang up)/,
  async run({ url }, size, endings) {
    const body = Buffer.alloc(900_000, ' ')
    const headers = { ...json, connection: 'upgrade', upgrade: 'x' }
    const [times, forMs] = size === 'full' ? [2000, 15_000] : [200, 2500]
    await repeatedly({ atOnce: 40, times, forMs }, (_number, signal) =>
      endings.of(ask(`${url}/v1/identity/sign-in`, { method: 'POST', headers, body, signal })),
    )
  },
}

/** The same addresses in other letters. */
export const encodedPaths: Attack = {
  name: 'percent-encoded paths',
  refusals: /^4\d\d( \w+)?/,
  async run({ url }, size, endings) {
    const paths = [
      '/%761/user',
      '/v1/%75ser',
      '/%76%31/%75%73%65%72',
      '/v1%2Fuser',
      '/%ff/user',
      `/${'%76'.repeat(2000)}`,
    ]
    const [times, forMs] = size === 'full' ? [20_000, 10_000] : [2000, 2000]
    await repeatedly({ atOnce: 32, times, forMs }, (number, signal) =>
      endings.of(ask(`${url}${paths[number % paths.length] ?? ''}`, { signal })),
    )
  },
}
