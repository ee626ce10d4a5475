import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { errorCatalogue } from '@vireo/contracts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../src/kernel/errors.ts'

const Failure = z.object({ detail: z.object({ code: z.string() }) })
const IN_STATE = /"error_code":"(\w+)"|"error":\{"code":"(\w+)"/g

/**
 * Notes which endpoints of a server under test answered well, which error codes it answered – as a failure, or as the state
 * of a thing that failed while nobody waited – and which acts its endpoints wrote into the audit log, in a file of the folder, so that the whole run can tell what no test ever met. Call before the
 * server listens.
 */
export function observeAnswers(app: FastifyInstance, folder: string): void {
  const endpoints = new Set<string>()
  const codes = new Set<string>()
  app.addHook('onSend', async (_request, reply, payload: unknown) => {
    if (typeof payload !== 'string') return
    if (reply.statusCode >= 400) noteCode(payload, codes)
    else for (const [, code, other] of payload.matchAll(IN_STATE)) codes.add(code ?? other ?? '')
  })
  // What is said on a socket passes no hook, but everything that is answered is counted here.
  const { refusals } = app
  const count = refusals.count.bind(refusals)
  refusals.count = (failure) => {
    if (failure instanceof AppError) codes.add(failure.code)
    count(failure)
  }
  // Sound is written past the framework, which then sends nothing itself.
  app.addHook('onResponse', async (request, { raw }) => {
    if (raw.statusCode < 400) endpoints.add(`${request.method} ${request.routeOptions.url ?? ''}`)
  })
  app.addHook('onClose', async () => {
    leave(folder, { endpoints: [...endpoints], codes: [...codes], acts: [...app.actsNoted] })
  })
}

/**
 * Notes in a file of the folder with which error code a command failed. A command prints no code, but its message from
 * the catalogue; one that several codes share tells nothing.
 */
export function observeCommand(printed: string, folder: string): void {
  const codes = Object.entries(errorCatalogue).flatMap(([code, { message }]) =>
    printed.trim() === message ? [code] : [],
  )
  if (codes.length === 1) leave(folder, { endpoints: [], codes, acts: [] })
}

function leave(folder: string, observed: Readonly<Record<'endpoints' | 'codes' | 'acts', readonly string[]>>): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${randomUUID()}.json`), JSON.stringify(observed))
}

function noteCode(payload: string, codes: Set<string>): void {
  try {
    const failure = Failure.safeParse(JSON.parse(payload))
    if (failure.success) codes.add(failure.data.detail.code)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
}
