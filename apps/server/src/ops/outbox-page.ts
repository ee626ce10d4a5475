import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../kernel/errors.ts'
import { escapeHtml } from '../kernel/escape-html.ts'
import { isOnThisMachine } from '../http/is-on-this-machine.ts'

/** A mail or text message that nobody has carried away. */
export type ShownLetter = {
  readonly channel: 'mail' | 'sms'
  readonly recipient: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string; readonly url: string } | undefined
  readonly created_at: Date
}

const headers = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
}

export type OutboxParts = {
  readonly list: () => Promise<readonly ShownLetter[] | undefined>
  /** What the link has that is printed at start. */
  readonly secret: string
  /** Whether people reach this instance under an address that is not loopback: then there is no such page. */
  readonly isPublic: boolean
}

const cookieName = 'vireo_outbox'

/**
 * Adds a page that shows what an instance without SMTP would have sent, to whoever started it: on this machine, by the
 * link that was printed then. Instances that others reach have no such page; a proxy that does not identify itself
 * counts as this machine.
 */
export function addOutboxPage(app: FastifyInstance, { list, secret, isPublic }: OutboxParts): void {
  app.get<{ Querystring: { token?: string | string[] } }>('/outbox', async (request, reply) => {
    const letters = !isPublic && isOnThisMachine(request) ? await list() : undefined
    if (!letters) throw new AppError('route_not_found')
    reply.headers(headers)
    const { token } = request.query
    if (isSame(token, secret)) {
      // The secret leaves the address, where histories and screens would keep it.
      reply.header('set-cookie', `${cookieName}=${secret}; Path=/outbox; HttpOnly; SameSite=Strict`)
      return reply.redirect('/outbox', 303)
    }
    reply.type('text/html; charset=utf-8')
    if (!isSame(cookieOf(request), secret)) return reply.status(401).send(lockedPage)
    return reply.send(renderOutbox(letters))
  })
}

function cookieOf({ headers: { cookie = '' } }: FastifyRequest): string | undefined {
  const pairs = cookie.split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1)
}

function isSame(offered: unknown, secret: string): boolean {
  if (typeof offered !== 'string') return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(offered), digest(secret))
}

const style = `:root{color-scheme:light dark}body{margin:0 auto;padding:24px 16px;max-width:720px;font:16px/1.5 system-ui,sans-serif}
h1{font-size:24px;margin:0 0 4px}h2{font-size:18px;margin:0 0 4px}ul{list-style:none;margin:24px 0 0;padding:0}
li{border:1px solid #8884;border-radius:8px;padding:16px;margin:0 0 16px;overflow-wrap:anywhere}p{margin:8px 0}
.facts{font-size:14px;opacity:.8;margin:0}`

const lockedPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox – Vireo</title><style>${style}</style></head><body><main><h1>Outbox</h1>
<p>Open the outbox with the link that was printed where Vireo was started: it stands below the address of the instance.
The command <code>npm run --silent vireo -- outbox</code> shows the same letters.</p></main></body></html>`

function renderOutbox(letters: readonly ShownLetter[]): string {
  const list =
    letters.length === 0 ? '<p>Nothing has been sent yet.</p>' : `<ul>${letters.map(renderLetter).join('')}</ul>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox – Vireo</title><style>${style}</style></head><body><main><h1>Outbox</h1>
<p>This instance has no mail server, so its mails and text messages stay here, for thirty days. Only this machine shows them. <a href="/outbox">Reload</a></p>
${list}</main></body></html>`
}

function renderLetter({ channel, recipient, subject, paragraphs, action, created_at: at }: ShownLetter): string {
  const [first = '', ...rest] = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`)
  const link = action ? `<p><a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>` : ''
  const title = channel === 'sms' ? 'Text message' : escapeHtml(subject)
  return `<li><h2>${title}</h2><p class="facts">To ${escapeHtml(recipient)}, <time>${at.toISOString()}</time></p>${first}${link}${rest.join('')}</li>`
}
