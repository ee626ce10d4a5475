import { describe, expect, it } from 'vitest'
import { startTestServer } from '../../test/test-server.ts'
import { sendMail } from '#mail'

const server = await startTestServer()
await sendMail(server.product.systemContext(), {
  kind: 'test.mail',
  to: '"<script>"@example.test',
  language: 'en',
  subject: '<b>Hello</b>',
  paragraphs: ['One & only.'],
  action: { label: 'Open', url: 'https://vireo.example/?a=1&b="2"' },
})

const cookie = `vireo_outbox=${server.product.outboxSecret}`
const open = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server.product.app.inject({ url: '/outbox', headers: { host: 'localhost:8080', cookie, ...headers }, remoteAddress })

describe('200', () => {
  it('shows the letters to this machine, as text and not as markup', async () => {
    const { statusCode, body, headers } = await open()
    expect(statusCode).toBe(200)
    expect(body).toContain('&lt;b&gt;Hello&lt;/b&gt;')
    expect(body).toContain('One &amp; only.')
    expect(body).toContain('href="https://vireo.example/?a=1&amp;b=&quot;2&quot;"')
    expect(body).not.toContain('<script>')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['cache-control']).toBe('no-store')
  })

  it.each(['localhost', '127.0.0.1:80', '[::1]:8080', 'LOCALHOST:1'])('under the name %s', async (host) => {
    expect((await open({ host })).statusCode).toBe(200)
  })

  it.each(['::1', '::ffff:127.0.0.1'])('from %s', async (address) => {
    expect((await open({}, address)).statusCode).toBe(200)
  })
})

describe('the secret printed at start', () => {
  it('is taken out of the address and remembered by the browser', async () => {
    const url = `/outbox?token=${server.product.outboxSecret}`
    const { statusCode, headers } = await server.product.app.inject({ url, headers: { host: 'localhost' } })
    expect([statusCode, headers['location']]).toEqual([303, '/outbox'])
    expect(headers['set-cookie']).toBe(`${cookie}; Path=/outbox; HttpOnly; SameSite=Strict`)
  })

  it.each(['', 'vireo_outbox=wrong', `vireo_outbox=${server.product.outboxSecret}x`])(
    'is asked of whoever comes with the cookie %j, a plain proxy for one',
    async (wrong) => {
      const { statusCode, body } = await open({ cookie: wrong })
      expect(statusCode).toBe(401)
      expect(body).not.toContain('One &amp; only.')
    },
  )

  it('opens nothing where people reach the instance under another address', async () => {
    const reached = await startTestServer({ settings: { publicUrl: new URL('https://voices.example') } })
    const url = `/outbox?token=${reached.product.outboxSecret}`
    const { statusCode, headers } = await reached.product.app.inject({ url, headers: { host: 'localhost' } })
    expect(statusCode).toBe(404)
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })
})

describe('404', () => {
  it.each(['203.0.113.7', '10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1'])('to a peer at %s', async (address) => {
    expect((await open({}, address)).statusCode).toBe(404)
  })

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '127.0.0.2', 'localhost@evil.example'])(
    'under the name %j',
    async (host) => {
      expect((await open({ host })).statusCode).toBe(404)
    },
  )

  it.each(['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via', 'cf-connecting-ip'])(
    'when %s says that somebody passed it on',
    async (name) => {
      expect((await open({ [name]: '127.0.0.1' })).statusCode).toBe(404)
    },
  )

  it('where mails and text messages have carriers', async () => {
    const deliver = () => Promise.resolve()
    const carried = await startTestServer({ ports: { mail: { deliver }, sms: { deliver } } })
    const { statusCode } = await carried.product.app.inject({ url: '/outbox', headers: { host: 'localhost' } })
    expect(statusCode).toBe(404)
  })
})
