import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { createSmsGatewayCarrier } from '#adapters/sms-http.ts'
import { createSmtpCarrier } from '#adapters/mail-smtp.ts'
import { startJobRunner } from '#jobs/runner.ts'
import { transaction } from '#kernel/transaction.ts'
import { createVault } from '#kernel/vault.ts'
import { deliverLetter } from './deliver-letter.ts'
import { retryLetter } from './retry-letter.ts'
import { mailJobs } from './jobs.ts'
import { listKept, listOutbox } from './list-outbox.ts'
import { sealLetters } from './seal-letters.ts'
import { type SendMail, sendMail, sendSms } from './send-letter.ts'

const received: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo: ({ address }, _session, done) =>
    done(address.startsWith('nobody') ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
  onData: (stream, _session, done) => {
    let text = ''
    stream.setEncoding('utf8')
    stream.on('data', (part: string) => {
      text += part
    })
    stream.on('end', () => {
      received.push(text)
      done()
    })
  },
})
smtp.listen(0, '127.0.0.1')
await once(smtp.server, 'listening')
const carrier = createSmtpCarrier({
  url: `smtp://127.0.0.1:${portOf(smtp.server)}`,
  from: 'Vireo <no-reply@vireo.example>',
})
afterAll(async () => {
  carrier.close()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

const server = await startTestServer({ ports: { mail: carrier } })
const ctx = server.product.systemContext()

function portOf(listening: { address(): AddressInfo | string | null }): number {
  const address = listening.address()
  return typeof address === 'object' && address ? address.port : 0
}

const mail = (to: string): SendMail => ({
  kind: 'test.mail',
  to,
  language: 'en',
  subject: 'Grüße <b>',
  paragraphs: ['First & foremost.', 'Last.'],
  action: { label: 'Open', url: 'https://vireo.example/app/action?code=secret-code&x=1' },
})

describe('a mail', () => {
  it('leaves by SMTP in a job after the commit, as text and as a page, and is forgotten', async () => {
    await transaction(ctx, (ctx) => sendMail(ctx, mail('ada@example.test')))
    const runner = await startJobRunner({
      database: server.database,
      contextFor: (workspaceId) => server.product.systemContext(workspaceId),
      jobs: mailJobs,
      subscriptions: [],
      log: ctx.log,
      nodeId: server.product.nodeId,
    })
    onTestFinished(() => runner.stop())
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1)
    const [text = ''] = received
    expect(text).toMatch(/^From: Vireo <no-reply@vireo.example>/m)
    expect(text).toMatch(/^To: ada@example.test/m)
    expect(text).toMatch(/^Message-ID: <letter_\w+@vireo.example>/m)
    expect(text).toContain('text/plain')
    expect(text).toContain('text/html')
    const decoded = text.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    expect(decoded).toContain('https://vireo.example/app/action?code=secret-code&x=1')
    expect(decoded).toContain('First &amp; foremost.')
    await expect
      .poll(async () => (await server.database.pool.query('select state, content from letters')).rows)
      .toEqual([{ state: 'sent', content: null }])
    const { rows } = await server.database.pool.query('select payload from jobs')
    expect(JSON.stringify(rows)).not.toContain('secret-code')
  })

  it.each([
    ['de', 'de'],
    ['en', 'en'],
  ] as const)('written in %s says so to whoever reads it aloud: %s', async (language, said) => {
    const pages: string[] = []
    const reading = { deliver: ({ html }: { html: string }) => Promise.resolve(void pages.push(html)) }
    const to = `reader-${language}@example.test`
    await sendMail(ctx, { ...mail(to), language })
    const id = (await listOutbox(ctx)).find(({ recipient }) => recipient === to)?.id ?? ''
    // Kept under the instance key first, as on an instance that had no carrier: the language lies there with the words.
    await deliverLetter({ ...ctx, ports: { ...ctx.ports, mail: undefined } }, { letterId: id })
    await server.database.pool.query("update letters set state = 'waiting' where id = $1", [id])
    await deliverLetter({ ...ctx, ports: { ...ctx.ports, mail: { ...carrier, ...reading } } }, { letterId: id })
    expect(pages.map((page) => /<html lang="(\w+)">/.exec(page)?.[1])).toEqual([said])
  })

  it('is not written when its transaction fails', async () => {
    const failing = transaction(ctx, async (ctx) => {
      await sendMail(ctx, mail('rolled-back@example.test'))
      throw new Error('the rest failed')
    })
    await expect(failing).rejects.toThrow('the rest failed')
    expect((await listOutbox(ctx)).filter(({ recipient }) => recipient.startsWith('rolled'))).toEqual([])
  })

  it('to a mailbox that does not exist is given up at once, and the operator sees why', async () => {
    const letterId = await written('nobody@example.test')
    await deliverLetter(ctx, { letterId })
    const [letter] = await listOutbox(ctx)
    expect(letter).toMatchObject({ recipient: 'nobody@example.test', state: 'failed' })
    expect(letter?.last_error).toContain('no such mailbox')
  })

  it('is tried again when the server is away', async () => {
    const away = createSmtpCarrier({ url: 'smtp://127.0.0.1:1', from: 'no-reply@vireo.example' })
    onTestFinished(() => away.close())
    const letterId = await written('later@example.test')
    await expect(deliverLetter({ ...ctx, ports: { ...ctx.ports, mail: away } }, { letterId })).rejects.toThrow()
    expect((await listOutbox(ctx)).find(({ id }) => id === letterId)?.state).toBe('waiting')
    await deliverLetter(ctx, { letterId })
    expect((await listOutbox(ctx)).find(({ id }) => id === letterId)).toBeUndefined()
  })

  it('has failed when nobody took it at the last attempt, and can be handed over again', async () => {
    const away = createSmtpCarrier({ url: 'smtp://127.0.0.1:1', from: 'no-reply@vireo.example' })
    onTestFinished(() => away.close())
    const letterId = await written('last@example.test')
    await deliverLetter({ ...ctx, ports: { ...ctx.ports, mail: away } }, { letterId }, { isLastAttempt: true })
    const stateNow = async () => (await listOutbox(ctx)).find(({ id }) => id === letterId)?.state
    expect(await stateNow()).toBe('failed')
    expect(await transaction(ctx, (ctx) => retryLetter(ctx, letterId))).toBe('test.mail')
    expect(await stateNow()).toBe('waiting')
    expect(await transaction(ctx, (ctx) => retryLetter(ctx, letterId))).toBe(false)
    await deliverLetter(ctx, { letterId })
    expect(await stateNow()).toBeUndefined()
    expect(await transaction(ctx, (ctx) => retryLetter(ctx, letterId))).toBe(false)
    expect(await transaction(ctx, (ctx) => retryLetter(ctx, 'letter_made_up'))).toBeUndefined()
  })

  async function written(to: string): Promise<string> {
    await sendMail(ctx, mail(to))
    return (await listOutbox(ctx)).find(({ recipient }) => recipient === to)?.id ?? ''
  }
})

describe('a letter that nobody has taken', () => {
  const without = { ...ctx, ports: { ...ctx.ports, mail: undefined } }
  const inDatabase = async (to: string) =>
    JSON.stringify((await server.database.pool.query('select * from letters where recipient = $1', [to])).rows)

  it('lies under the instance key, and the operator reads it', async () => {
    const to = 'kept@example.test'
    await sendMail(ctx, mail(to))
    const id = (await listOutbox(ctx)).find(({ recipient }) => recipient === to)?.id ?? ''
    await deliverLetter(without, { letterId: id })
    expect(await inDatabase(to)).not.toContain('secret-code')
    const shown = (await listOutbox(ctx)).find((letter) => letter.id === id)
    expect(shown).toMatchObject({ state: 'kept', action: { url: mail(to).action?.url } })
    expect(shown?.text).toContain('code=secret-code')
  })

  it('that an earlier release kept as it was written is sealed', async () => {
    const to = 'earlier@example.test'
    await sendMail(ctx, mail(to))
    await server.database.pool.query("update letters set state = 'kept' where recipient = $1", [to])
    expect(await inDatabase(to)).toContain('secret-code')
    expect(await sealLetters(ctx)).toBe(1)
    expect(await sealLetters(ctx)).toBe(0)
    expect(await inDatabase(to)).not.toContain('secret-code')
    expect((await listOutbox(ctx)).find(({ recipient }) => recipient === to)?.text).toContain('code=secret-code')
  })

  it('is empty to an instance with another key, and not delivered by it', async () => {
    const to = 'moved@example.test'
    await sendMail(ctx, mail(to))
    const id = (await listOutbox(ctx)).find(({ recipient }) => recipient === to)?.id ?? ''
    await deliverLetter(without, { letterId: id })
    const other = { ...ctx, ports: { ...ctx.ports, vault: createVault('another key that nobody here has had') } }
    expect((await listOutbox(other)).find((letter) => letter.id === id)?.text).not.toContain('secret-code')
  })
})

describe('a text message', () => {
  it('goes to the gateway with its token, or is kept where there is none', async () => {
    const asked: { authorization: string | undefined; body: unknown }[] = []
    const gateway = createServer((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        asked.push({ authorization: request.headers.authorization, body: JSON.parse(body) })
        response.end()
      })
    }).listen(0, '127.0.0.1')
    await once(gateway, 'listening')
    onTestFinished(() => void gateway.close())
    await sendSms(ctx, { kind: 'test.sms', to: '+491701234567', text: 'Your code is 123456.' })
    const kept = (await listKept(ctx)) ?? []
    expect(kept.map(({ recipient, text }) => [recipient, text])).toEqual([['+491701234567', 'Your code is 123456.']])
    const id = kept[0]?.id ?? ''
    const sms = createSmsGatewayCarrier({ url: `http://127.0.0.1:${portOf(gateway)}/send`, token: 'gateway-token' })
    await deliverLetter({ ...ctx, ports: { ...ctx.ports, sms } }, { letterId: id })
    expect(asked).toEqual([
      { authorization: 'Bearer gateway-token', body: { id, to: '+491701234567', text: 'Your code is 123456.' } },
    ])
    expect(await listKept({ ...ctx, ports: { ...ctx.ports, sms } })).toBeUndefined()
  })
})
