import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { closeAfterTests } from '../close-after-tests.ts'

/** What a request was answered with. */
export type Heard = { readonly status: number; readonly code: string | undefined; readonly body: string }

export type ListeningProxy = {
  /** Answers an address under which whatever is sent is heard as `name`. */
  origin(name: string): string
  readonly heard: ReadonlyMap<string, Heard>
}

/** Starts a server that passes everything on to another, and hears how that answers. Closed after the tests of the file. */
export async function startListeningProxy(target: string): Promise<ListeningProxy> {
  const heard = new Map<string, Heard>()
  const server = createServer((incoming, outgoing) => {
    const [, name = '', path = '/'] = /^\/~([^/]+)(\/.*)$/u.exec(incoming.url ?? '') ?? []
    const { method, headers } = incoming
    const passed = send(
      `${target}${path}`,
      { ...(method && { method }), headers: { ...headers, 'accept-encoding': 'identity' } },
      (answer) => {
        const status = answer.statusCode ?? 0
        outgoing.writeHead(status, answer.headers)
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece))
        answer.on('end', () => {
          const body = status < 300 ? '' : Buffer.concat(pieces).toString()
          heard.set(decodeURIComponent(name), { status, code: /"code":"(\w+)"/u.exec(body)?.[1], body })
        })
        answer.pipe(outgoing)
      },
    )
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closeAfterTests(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const { port } = server.address() as AddressInfo
  return { heard, origin: (name) => `http://127.0.0.1:${port}/~${encodeURIComponent(name)}` }
}
