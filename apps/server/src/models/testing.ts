import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { ModelManifest } from './manifest.ts'

/** A link or a device in an archive, by the number that its kind has there. */
export type OddEntry = { readonly kind: '1' | '2' | '3' | '6'; readonly to: string }

/** A tar archive of files, as archivers write it. */
export function aTar(files: Readonly<Record<string, string | Buffer | OddEntry>>): Buffer {
  const parts: Buffer[] = []
  for (const [name, content] of Object.entries(files)) {
    const header = Buffer.alloc(512)
    const isOdd = typeof content === 'object' && 'kind' in content
    const body = isOdd ? Buffer.alloc(0) : typeof content === 'string' ? Buffer.from(content) : content
    header.write(name, 0)
    header.write('0000644\0', 100)
    header.write(`${body.length.toString(8).padStart(11, '0')}\0`, 124)
    header.write(isOdd ? content.kind : name.endsWith('/') ? '5' : '0', 156)
    if (isOdd) header.write(content.to, 157)
    header.write('ustar\x0000', 257)
    header.write('        ', 148)
    const sum = header.reduce((total, byte) => total + byte, 0)
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
    parts.push(header, body, Buffer.alloc((512 - (body.length % 512)) % 512))
  }
  return Buffer.concat([...parts, Buffer.alloc(1024)])
}

export type ModelServer = {
  readonly address: string
  /** What is served, by name. */
  readonly files: Map<string, Buffer>
  /** The `Range` of every request, in order. */
  readonly ranges: (string | undefined)[]
  /** Answers in place of the files, once, when set. */
  misbehave: ((request: IncomingMessage, response: ServerResponse, file: Buffer) => void) | undefined
  close(): Promise<void>
}

/** A publisher of models on this machine, which honours ranges unless told to misbehave. */
export async function aModelServer(): Promise<ModelServer> {
  const files = new Map<string, Buffer>()
  const ranges: (string | undefined)[] = []
  const server = createServer((request, response) => {
    const file = files.get((request.url ?? '').split('/').at(-1) ?? '')
    ranges.push(request.headers.range)
    const { misbehave } = publisher
    publisher.misbehave = undefined
    if (!file) response.writeHead(404).end()
    else if (misbehave) misbehave(request, response, file)
    else serve(request, response, file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const publisher: ModelServer = {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    files,
    ranges,
    misbehave: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return publisher
}

function serve(request: IncomingMessage, response: ServerResponse, file: Buffer): void {
  const [, start] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? []
  if (start === undefined) response.writeHead(200, { 'content-length': file.length }).end(file)
  else {
    const range = `bytes ${start}-${file.length - 1}/${file.length}`
    response.writeHead(206, { 'content-range': range }).end(file.subarray(Number(start)))
  }
}

/** A model of an archive and a file beside it, published on the server. */
export function publish(server: ModelServer, name = 'parrot'): ModelManifest {
  const archive = gzipSync(
    aTar({ 'parrot/': '', 'parrot/words.txt': 'hello\n', 'parrot/deep/data.bin': 'x'.repeat(3000) }),
  )
  const weights = Buffer.alloc(600_000, 'weights of a parrot ')
  server.files.set('parrot.tar.gz', archive).set('weights.onnx', weights)
  const download = (file: string, content: Buffer) => ({
    url: `${server.address}/releases/${file}`,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  })
  return {
    name,
    purpose: 'Repeats.',
    terms: 'commercial',
    licence: { name: 'none', url: 'https://example.test/licence', notes: 'For tests.' },
    downloads: [{ ...download('parrot.tar.gz', archive), archive: 'tar.gz' }, download('weights.onnx', weights)],
    card: { engine: 'parrot', files: { words: 'parrot/words.txt', weights: 'weights.onnx' } },
  }
}
