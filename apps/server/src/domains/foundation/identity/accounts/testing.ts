import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import pg from 'pg'
import { vi } from 'vitest'
import type { TestServer } from '#test/test-server.ts'
import { listOutbox, type OutboxLetter } from '#mail'

/** The mails to an address, the newest first. */
export async function mailsTo(server: TestServer, email: string): Promise<OutboxLetter[]> {
  const letters = await listOutbox(server.product.systemContext())
  return letters.filter(({ recipient }) => recipient === email)
}

/** A parameter of the link in the newest mail of a kind. */
export async function codeIn(
  server: TestServer,
  email: string,
  kind: string,
  parameter = 'verificationCode',
): Promise<string> {
  const mail = (await mailsTo(server, email)).find((letter) => letter.kind === `identity.${kind}`)
  const code = mail?.action && new URL(mail.action.url).searchParams.get(parameter)
  if (!code) throw new Error(`no mail of the kind ${kind} with ${parameter} went to ${email}`)
  return code
}

export type Work = {
  readonly status: number
  readonly body: unknown
  readonly headers: readonly string[]
  readonly queries: number
  readonly hashes: readonly unknown[]
  readonly mails: number
}

/** What one request costs: every statement on any connection, every password hash, every mail. */
export async function workOf(request: () => Promise<Response>): Promise<Work> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const scrypt = vi.spyOn(crypto, 'scrypt')
  syncBuiltinESMExports()
  try {
    const answer = await request()
    const queries = query.mock.calls.length
    const mails = query.mock.calls.filter(writesLetter).length
    const hashes = scrypt.mock.calls.map((call) => call[3])
    query.mockRestore()
    const body: unknown = await answer.json()
    return { status: answer.status, body, headers: [...answer.headers.keys()], queries, hashes, mails }
  } finally {
    query.mockRestore()
    scrypt.mockRestore()
    syncBuiltinESMExports()
  }
}

/** Whether a statement, as the database's client got it, writes a letter. */
function writesLetter([statement]: readonly unknown[]): boolean {
  return /^\s*insert into letters\b/.test(
    JSON.stringify(statement)
      .replace(/^.*?"text":"/, '')
      .replaceAll('\\n', ' '),
  )
}
