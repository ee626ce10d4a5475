import { api, channels, errorCatalogue, type ErrorCode } from '@vireo/contracts'
import { type Access, type Channel, type Endpoint, type Schema } from '@vireo/contracts/kit'
import { setImmediate as turn } from 'node:timers/promises'
import { z } from 'zod'
import { docsStyle } from './docs-style.ts'

/**
 * Renders the API reference as one page without scripts: every endpoint and channel, from the contracts. Other work
 * gets its turn after each of them.
 */
export async function renderDocsPage(publicUrl: URL): Promise<string> {
  const domains = Object.entries(api).filter(([, endpoints]) => Object.keys(endpoints).length > 0)
  const links = domains.map(([name]) => `<a href="#${name}">${name}</a>`).join('')
  const sections: string[] = []
  for (const [name, endpoints] of domains) {
    const cards = await inTurns(Object.values(endpoints) as Endpoint[], (endpoint) => card(endpoint, publicUrl))
    sections.push(`<section id="${name}"><h2>${name}</h2>${cards}</section>`)
  }
  const sockets = Object.values(channels).flatMap((domain) => Object.values(domain) as Channel[])
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Vireo API reference</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${docsStyle}</style></head><body>
<header><a class="mark" href="/">Vireo</a><nav aria-label="Domains">${links}<a href="#sockets">sockets</a><a href="/openapi.json">openapi.json</a></nav></header>
<main><h1>API reference</h1>${introduction(publicUrl)}${sections.join('')}
<section id="sockets"><h2>sockets</h2>${await inTurns(sockets, socket)}</section></main></body></html>`
}

function introduction(publicUrl: URL): string {
  return `<p>Base address <code>${escape(publicUrl.origin)}</code>. Send an API key as <code>xi-api-key</code>, or an access token as
<code>Authorization: Bearer …</code>. Every failure has a stable <code>detail.code</code>; a request that does not match its schema gets
422 with one entry for each fault. Requests marked <em>idempotent</em> accept an <code>Idempotency-Key</code>.</p>`
}

async function inTurns<Item>(items: readonly Item[], render: (item: Item) => string): Promise<string> {
  let rendered = ''
  for (const item of items) {
    rendered += render(item)
    await turn()
  }
  return rendered
}

function card(endpoint: Endpoint, publicUrl: URL): string {
  const parts = [
    fields('Path', endpoint.params),
    fields('Query', endpoint.query),
    fields('Body', endpoint.body ?? endpoint.multipart?.fields),
    answer(endpoint),
    failures(endpoint.errors),
    `<h4>Try it</h4><pre>${escape(curl(endpoint, publicUrl))}</pre>`,
  ]
  const marks = [endpoint.idempotent ? 'idempotent' : '', endpoint.deprecated ? 'deprecated' : ''].filter(Boolean)
  return `<details id="${endpoint.id}"><summary><b class="${endpoint.method}">${endpoint.method}</b> <code>${escape(braced(endpoint.path))}</code>
<span>${escape(endpoint.summary)}</span></summary><p>${escape([accessText(endpoint.access), ...marks].join(' · '))}</p>${parts.join('')}</details>`
}

function socket(channel: Channel): string {
  const parts = [
    fields('Path', channel.params),
    fields('Query', channel.query),
    fields('Client message', channel.clientMessage),
    failures(channel.errors),
  ]
  return `<details id="${channel.id}"><summary><b class="WS">WS</b> <code>${escape(braced(channel.path))}</code> <span>${escape(channel.summary)}</span></summary>
<p>${escape(accessText(channel.access))}</p>${parts.join('')}</details>`
}

type JsonSchema = {
  type?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  default?: unknown
  const?: unknown
}

function fields(title: string, schema: Schema | undefined): string {
  if (!schema) return ''
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const rows = Object.entries(json.properties ?? {}).map(([name, field]) => {
    const required = json.required?.includes(name) ? ' <em>required</em>' : ''
    const fallback =
      field.default === undefined ? '' : ` <small>default ${escape(JSON.stringify(field.default))}</small>`
    return `<tr><th scope="row"><code>${escape(name)}</code>${required}</th><td>${escape(typeText(field))}${fallback}</td></tr>`
  })
  return `<h4>${title}</h4><table><tbody>${rows.join('')}</tbody></table>`
}

function answer({ success }: Endpoint): string {
  if ('bytes' in success)
    return `<h4>Answer</h4><p>${success.status}: ${success.bytes.map((type) => `<code>${type}</code>`).join(', ')}</p>`
  if ('lines' in success) return `${fields(`Answer ${success.status}: one JSON object a line`, success.lines)}`
  return fields(`Answer ${success.status}`, success.schema)
}

function failures(codes: readonly string[]): string {
  const known = codes.filter((code): code is ErrorCode => code in errorCatalogue)
  if (known.length === 0) return ''
  const rows = known.map(
    (code) =>
      `<tr><th scope="row"><code>${code}</code></th><td>${errorCatalogue[code].status} ${escape(errorCatalogue[code].message)}</td></tr>`,
  )
  return `<h4>Failures of its own</h4><table><tbody>${rows.join('')}</tbody></table>`
}

function typeText(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map(String).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' | ')
  if (schema.type === 'array') return `list of ${schema.items ? typeText(schema.items) : 'anything'}`
  if (schema.type === 'object' && schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`
  return typeof schema.type === 'string' ? schema.type : 'anything'
}

function accessText(access: Access): string {
  if (access === 'public') return 'Anybody may call it.'
  if (access === 'session') return 'For the signed-in browser.'
  return access === 'signed-in' ? 'Needs a credential.' : `Needs the permission ${access.scope}.`
}

function curl(endpoint: Endpoint, publicUrl: URL): string {
  const key = endpoint.access === 'public' || endpoint.access === 'session' ? '' : " \\\n  -H 'xi-api-key: …'"
  const body = endpoint.body
    ? ` \\\n  -H 'content-type: application/json' -d '${endpoint.id.startsWith('speech.') ? '{"text":"Hello."}' : '{}'}'`
    : ''
  return `curl -X ${endpoint.method} '${publicUrl.origin}${braced(endpoint.path)}'${key}${body}`
}

function braced(path: string): string {
  return path.replaceAll(/:([a-z_]+)/g, '{$1}')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
