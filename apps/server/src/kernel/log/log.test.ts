import pino from 'pino'
import { expect, it } from 'vitest'
import { logOptions } from './log.ts'

const lines: string[] = []
const log = pino(logOptions('trace'), { write: (line: string) => lines.push(line) })

it('cuts secrets out, by their names and out of addresses', () => {
  log.info({ request: { authorization: 'canary-1', cookie: 'canary-2', 'xi-api-key': 'canary-3' } }, 'a request')
  log.info({ password: 'canary-4', token: 'canary-5', body: { secret: 'canary-6', password: 'canary-7' } }, 'a body')
  log.warn({ url: '/v1/x/stream-input?model_id=m&authorization=canary-8&x=1' }, 'GET /?token=canary-9#y')
  log.error({ err: new Error('no answer from /app/action?verificationCode=canary-10&mode=resetPassword') }, 'failed')
  expect(lines).toHaveLength(4)
  const text = lines.join('')
  expect(text).not.toContain('canary')
  expect(text).toContain('/v1/x/stream-input?model_id=m&authorization=[redacted]&x=1')
  expect(text).toContain('mode=resetPassword')
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
})
