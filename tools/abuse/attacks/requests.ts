import { writeWav } from '@vireo/audio'
import { aVoice } from '@vireo/audio/testing.ts'
import type { Attack, Attacked } from '../attack.ts'
import { ask, type Answer, repeatedly } from '../client.ts'

const json = { 'content-type': 'application/json' }

function asAttacker({ attacker }: Attacked): Readonly<Record<string, string>> {
  return { 'xi-api-key': attacker.apiKey }
}

function speak(server: Attacked, text: string, signal: AbortSignal): Promise<Answer> {
  const headers = { ...json, ...asAttacker(server) }
  const body = JSON.stringify({ text })
  return ask(`${server.url}/v1/text-to-speech/${server.voiceId}`, { method: 'POST', headers, body, signal })
}

/** Texts that take long to plan and that nobody could pay. */
export const unpaidTexts: Attack = {
  name: 'texts that nobody pays',
  refusals: /^(402 insufficient_credits|400 text_too_long|429 \w+|413 \w+)/,
  async run(server, size, endings) {
    const texts = ['д漢', 'aא', '1,', '\u0301', '<a', '. ']
    const forMs = size === 'full' ? 20_000 : 3000
    await repeatedly({ atOnce: 4, times: size === 'full' ? 200 : 24, forMs }, (number, signal) =>
      endings.of(speak(server, (texts[number % texts.length] ?? '').repeat(20_000), signal)),
    )
  },
}

/** Cheap requests, as many as go through. */
export const requestFlood: Attack = {
  name: 'requests without a pause',
  refusals: /^429 rate_limit_exceeded/,
  async run(server, size, endings) {
    const [atOnce, times, forMs] = size === 'full' ? [128, 40_000, 15_000] : [32, 4000, 2500]
    await repeatedly({ atOnce, times, forMs }, (_number, signal) =>
      endings.of(ask(`${server.url}/v1/user`, { headers: asAttacker(server), signal })),
    )
  },
}

/** Analysis of recordings, which costs nothing but the server's time. */
export const analysisFlood: Attack = {
  name: 'recordings to analyse',
  refusals: /^429 \w+/,
  async run(server, size, endings) {
    const [count, seconds, forMs] = size === 'full' ? [120, 30, 30_000] : [40, 8, 4000]
    const boundary = 'a-boundary-of-the-abuse'
    const wav = writeWav(aVoice(16_000, seconds * 1000), 16_000)
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.wav"\r\ncontent-type: audio/wav\r\n\r\n`
    const body = Buffer.concat([Buffer.from(head), wav, Buffer.from(`\r\n--${boundary}--\r\n`)])
    const headers = { ...asAttacker(server), 'content-type': `multipart/form-data; boundary=${boundary}` }
    await repeatedly({ atOnce: count, times: count * 2, forMs }, (_number, signal) =>
      endings.of(ask(`${server.url}/v1/voices/samples/inspect`, { method: 'POST', headers, body, signal })),
    )
  },
}

/** Passwords to compare, which is slow on purpose. */
export const hashFlood: Attack = {
  name: 'sign-ins with wrong passwords',
  refusals: /^(401|429|400|403) \w+/,
  async run(server, size, endings) {
    const [atOnce, times, forMs] = size === 'full' ? [70, 1000, 15_000] : [40, 120, 3000]
    await repeatedly({ atOnce, times, forMs }, (number, signal) => {
      const body = JSON.stringify({ email: `nobody-${number}@example.test`, password: 'a wrong password' })
      return endings.of(ask(`${server.url}/v1/identity/sign-in`, { method: 'POST', headers: json, body, signal }))
    })
  },
}

/** Characters that no database takes, and dates that no calendar has, where texts, ids and dates belong. */
export const strangeInput: Attack = {
  name: 'NULs and absurd dates',
  refusals: /^4\d\d( \w+)?/,
  async run(server, _size, endings) {
    const headers = { ...json, ...asAttacker(server) }
    const get = (path: string) => endings.of(ask(`${server.url}${path}`, { headers }))
    const send = (method: string, path: string, body: object) =>
      endings.of(ask(`${server.url}${path}`, { method, headers, body: JSON.stringify(body) }))
    const nul = '%00'
    const absurd = ['99999999999999', '-99999999999999', '1e300', 'NaN']
    await Promise.all([
      ...[`/v1/voices/${nul}`, `/v1/history/${nul}`, `/v2/voices?search=${nul}`, `/v1/shared-voices?search=${nul}`].map(
        get,
      ),
      ...[
        `/v1/history?search=a${nul}`,
        `/v1/history?voice_id=${nul}`,
        `/v1/history?start_after_history_item_id=${nul}`,
      ].map(get),
      ...absurd.flatMap((date) => [
        get(`/v1/history?date_after_unix=${date}`),
        get(`/v1/usage/character-stats?start_unix=${date}&end_unix=${date}`),
      ]),
      send('POST', '/v1/user/api-keys', { name: 'a\u0000' }),
      send('POST', '/v1/workspace/webhooks', {
        settings: { name: 'a\u0000', webhook_url: 'https://example.test/\u0000' },
      }),
      send('POST', '/v1/user/update', { first_name: 'a\u0000' }),
      send('POST', '/v1/identity/sign-in', { email: 'a\u0000@example.test', password: 'a\u0000password' }),
      send('POST', `/v1/text-to-speech/${server.voiceId}`, { text: '\u0000' }),
      send('POST', `/v1/voices/${server.voiceId}/settings/edit`, { stability: 1e308 }),
    ])
  },
}
