import type { Attack, Attacked } from '../attack.ts'
import { type Asked, ask, attackerAddress, repeatedly } from '../client.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const address = (number: number) => `127.0.${number % 16}.66`
const guessOf = (number: number) => Buffer.from(`a guess ${number}`.padEnd(32)).toString('base64url')

/** A thousand strangers open one page at once, and hear its recording in parts. */
export const thousandVisitors: Attack = {
  name: 'a thousand visitors of one shared page',
  refusals: /^429 \w+/,
  async run({ url, sharedPath }, size, endings) {
    const [atOnce, times, forMs] = size === 'full' ? [1000, 40_000, 15_000] : [200, 3000, 2500]
    await repeatedly({ atOnce, times, forMs }, (number, signal) => {
      const range = number % 8 === 1 ? 'bytes=0-' : 'bytes=1000-1999'
      const [path, headers] = number % 2 === 0 ? [sharedPath, {}] : [`${sharedPath}/audio`, { range }]
      return endings.of(ask(`${url}${path}`, { from: address(number), headers, signal }))
    })
  },
}

type Request = readonly [path: string, asked?: Asked]
const posted = (fields: Record<string, string>): Asked => ({
  method: 'POST',
  headers: form,
  body: new URLSearchParams(fields).toString(),
})

/** What strangers send without a pause to pages that are shared, and to such as they make up. */
const floods: readonly ((server: Attacked, number: number) => Request)[] = [
  (_server, number) => [`/s/${guessOf(number)}`],
  (_server, number) => [`/s/${guessOf(number)}/audio`],
  ({ lockedPath }, number) => [lockedPath, posted({ password: `a guess ${number}` })],
  ({ sharedPath }, number) => [`${sharedPath}/report`, posted({ reason: 'spam', message: `${number} `.repeat(200) })],
  ({ sharedPath }) => [`${sharedPath}/picture.png`],
  ({ url, sharedPath }, number) => [
    `/share-oembed?url=${encodeURIComponent(`${url}${number % 2 ? sharedPath : `/s/${guessOf(number)}`}`)}`,
  ],
  ({ sharedPath }) => [`${sharedPath}/audio`, { method: 'HEAD' }],
]

/** Guesses of links and passwords, reports, pictures and descriptions for other sites, from many addresses. */
export const pagesOfStrangers: Attack = {
  name: 'guesses and reports at shared pages',
  refusals: /^(404( \w+)?|403|429( \w+)?)/,
  async run(server, size, endings) {
    const [atOnce, times, forMs] = size === 'full' ? [256, 40_000, 15_000] : [64, 3000, 2500]
    await repeatedly({ atOnce, times, forMs }, (number, signal) => {
      const [path, asked] = floods[number % floods.length]?.(server, number) ?? ['/']
      const from = size === 'full' ? address(number) : attackerAddress
      return endings.of(ask(`${server.url}${path}`, { from, ...asked, signal }))
    })
  },
}
