import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ChangedContent, CreatedProject, ProjectSettings } from '@vireo/contracts/audio-native'
import type { TestPerson, TestServer } from '#test/test-server.ts'
import { forgetProven } from './domains/proven-hosts.ts'
import { readPage } from './reading/read-page.ts'
import { makeSpeech } from './speaking/make-speech.ts'

type Owner = Pick<TestPerson, 'headers' | 'workspaceId' | 'userId'>
type Fields = Readonly<Record<string, string>>

/** Sends a form with a file to the API. */
export async function sendForm(
  server: TestServer,
  path: string,
  { headers }: Pick<Owner, 'headers'>,
  { content, ...fields }: Fields & { readonly content?: string },
): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (content !== undefined) form.append('file', new Blob([content], { type: 'text/plain' }), 'content.txt')
  return server.fetch(path, { method: 'POST', headers, body: form })
}

/** Makes a project. */
export async function givenProject(
  server: TestServer,
  owner: Owner,
  fields: Fields & { readonly content?: string } = {},
): Promise<CreatedProject> {
  const answer = await sendForm(server, '/v1/audio-native', owner, { name: 'A site', ...fields })
  if (!answer.ok) throw new Error(`no project: ${answer.status} ${await answer.text()}`)
  return CreatedProject.parse(await answer.json())
}

/** Reads the settings of a project. */
export async function settingsOf(server: TestServer, owner: Owner, projectId: string): Promise<ProjectSettings> {
  return ProjectSettings.parse(
    await (await server.fetch(`/v1/audio-native/${projectId}/settings`, { headers: owner.headers })).json(),
  )
}

/** Proves a domain without asking the name system. */
export async function givenDomain(server: TestServer, owner: Owner, domain: string): Promise<void> {
  const ctx = server.product.systemContext(owner.workspaceId)
  await server.database.pool.query(
    `insert into audio_native_domains (id, workspace_id, domain, record_value, status, created_by, created_at, verified_at, checked_at)
     values ($1, $2, $3, 'x', 'verified', $4, now(), now(), now())`,
    [ctx.newId('audioNativeDomain'), owner.workspaceId, domain, owner.userId],
  )
  forgetProven(ctx)
}

/** Does the work that waits in a workspace: reads pages and makes speech, as the queue would. */
export async function doWork(server: TestServer, { workspaceId }: Pick<Owner, 'workspaceId'>): Promise<void> {
  const ctx = server.product.systemContext(workspaceId)
  for (const [name, run] of [
    ['audio-native.read-page', (payload: never) => readPage(ctx, payload)],
    ['audio-native.make-speech', (payload: never) => makeSpeech(ctx, payload)],
  ] as const) {
    const { rows } = await server.database.pool.query<{ id: string; payload: never }>(
      "update jobs set state = 'done' where workspace_id = $1 and name = $2 and state = 'queued' returning id, payload",
      [workspaceId, name],
    )
    for (const { payload } of rows) await run(payload)
  }
}

/** Reads how many credits a workspace has used. */
export async function creditsUsed(server: TestServer, { workspaceId }: Pick<Owner, 'workspaceId'>): Promise<number> {
  const { rows } = await server.database.pool.query<{ used: string }>(
    'select used_credits as used from credit_accounts where workspace_id = $1',
    [workspaceId],
  )
  return Number(rows[0]?.used)
}

export type Site = {
  readonly host: string
  readonly address: string
  /** What it answers at each path; asked for, how often. */
  readonly pages: Map<string, (response: http.ServerResponse) => void>
  readonly asked: string[]
  close(): Promise<void>
}

/** Starts a site on this machine, under an address that has to be named for the server to ask it. */
export async function startSite(): Promise<Site> {
  const pages: Site['pages'] = new Map()
  const asked: string[] = []
  const site = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    asked.push(request.url ?? '')
    const page = pages.get(pathname)
    if (page) page(response)
    else response.writeHead(404, { 'content-type': 'text/html' }).end('nothing')
  })
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`
  return {
    host,
    address: `http://${host}`,
    pages,
    asked,
    close: () =>
      new Promise<void>((done) => {
        site.closeAllConnections()
        site.close(() => done())
      }),
  }
}

/** The frame that brings the player of a project onto a page. */
export const playerOf = (projectId: string): string =>
  `<iframe src="https://voices.example.test/audio-native/${projectId}" title="Listen to this page"></iframe>`

/** Answers with a page that has an article. */
export const article =
  (text: string, head = '') =>
  (response: http.ServerResponse): void =>
    void response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><head><title>Of apples</title>${head}</head><body><nav><a href="/">Home</a></nav>` +
          `<article><h1>Of apples</h1>${text}</article></body></html>`,
      )

export type { ChangedContent }
