import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { fileNameOf, type ModelDownload } from './manifest.ts'
import { ModelError } from './model-error.ts'

export type DownloadOptions = {
  /** Another place that has the same files: an address, or a folder of this machine. */
  readonly mirror?: string | undefined
  /** Told again and again how many bytes of this file there are. */
  readonly onProgress?: (bytes: number) => void
  /** How often it is tried again, from where it stopped, when a connection breaks. 4 times unless said. */
  readonly retries?: number
  /** How long to wait before trying again, longer each time. A second unless said. */
  readonly pauseMs?: number
  /** A connection that brings nothing for so long is given up. A minute unless said. */
  readonly silenceMs?: number
  /** Stops it; what is there stays, and is gone on from the next time. Rejects with its reason. */
  readonly signal?: AbortSignal
}

/**
 * Downloads a file into a folder under its own name and verifies it. What a broken connection or a killed process left
 * there is continued. Throws ModelError, and keeps nothing that differs from what was published.
 */
export async function downloadFile(download: ModelDownload, folder: string, options: DownloadOptions): Promise<string> {
  const target = path.join(folder, fileNameOf(download))
  if (await isWhole(target, download)) return target
  const part = `${target}.part`
  await fetchPart(download, part, options)
  const sum = await checksumOf(part)
  if (sum !== download.sha256) {
    await rm(part)
    throw new ModelError(
      `${fileNameOf(download)} is not what was published: its SHA-256 is ${sum} instead of ${download.sha256}. Nothing of it was kept.`,
    )
  }
  await rename(part, target)
  return target
}

/** Computes the SHA-256 of a local file, in hexadecimal. */
export async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

async function isWhole(file: string, { bytes, sha256 }: ModelDownload): Promise<boolean> {
  const found = await stat(file).catch(() => undefined)
  return found?.size === bytes && (await checksumOf(file)) === sha256
}

async function fetchPart(download: ModelDownload, part: string, options: DownloadOptions): Promise<void> {
  const { retries = 4, pauseMs = 1000 } = options
  for (let attempt = 0; ; attempt++) {
    options.signal?.throwIfAborted()
    try {
      await fetchOnce(download, part, options)
      return
    } catch (error) {
      options.signal?.throwIfAborted()
      if (!(error instanceof BrokenConnection)) throw error
      if (attempt >= retries) {
        const { isUnreachable } = error
        throw new ModelError(`${error.message} Try again: it goes on from where it stopped.`, { isUnreachable })
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs * (attempt + 1)))
    }
  }
}

/** Worth another try. */
class BrokenConnection extends Error {
  readonly isUnreachable: boolean

  constructor(message: string, { isUnreachable = false } = {}) {
    super(message)
    this.isUnreachable = isUnreachable
  }
}

async function fetchOnce(download: ModelDownload, part: string, options: DownloadOptions): Promise<void> {
  const file = await open(part, 'a')
  try {
    let { size } = await file.stat()
    if (size > download.bytes) {
      await file.truncate(0)
      size = 0
    }
    if (size === download.bytes) return
    const source = await openSource(download, size, options)
    if (source.start === 0) await file.truncate(0)
    await fill(file, source, download, options)
  } finally {
    await file.close()
  }
}

type Source = { readonly start: number; readonly chunks: AsyncIterable<Uint8Array> }

async function openSource(download: ModelDownload, from: number, options: DownloadOptions): Promise<Source> {
  const { mirror } = options
  if (mirror !== undefined && !/^https?:\/\//.test(mirror)) return openFolder(download, mirror, from)
  const address = mirror === undefined ? download.url : new URL(fileNameOf(download), withSlash(mirror)).href
  return openAddress(address, download, from, options)
}

function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`
}

async function openFolder(download: ModelDownload, folder: string, start: number): Promise<Source> {
  const file = path.join(
    folder.startsWith('file://') ? new URL(folder).pathname : path.resolve(folder),
    fileNameOf(download),
  )
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new ModelError(`There is no ${pathToFileURL(file).pathname}.`)
  return { start, chunks: chunksOf(file, start) }
}

/** Opens a file when the first chunk is asked for: a stream that fails while nobody listens ends the process. */
async function* chunksOf(file: string, start: number): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(file, { start })) yield chunk as Buffer
}

async function openAddress(
  address: string,
  download: ModelDownload,
  from: number,
  options: DownloadOptions,
): Promise<Source> {
  const { host, protocol } = new URL(address)
  const silence = silenceOf(options.silenceMs ?? 60_000)
  let answer: Response
  try {
    const signal = options.signal ? AbortSignal.any([silence.signal, options.signal]) : silence.signal
    answer = await fetch(address, { headers: from > 0 ? { range: `bytes=${from}-` } : {}, signal })
  } catch (error) {
    silence.stop()
    throw new BrokenConnection(`${host} cannot be reached (${reasonOf(error)}).`, { isUnreachable: true })
  }
  // A way that begins encrypted must not end in the open; the checksum would tell, but late.
  if (protocol === 'https:' && !answer.url.startsWith('https:')) {
    silence.stop()
    throw new ModelError(`${host} leads to ${answer.url}, which is not encrypted.`)
  }
  const start = startOf(answer, from)
  if (start === undefined || !answer.body) {
    silence.stop()
    await answer.body?.cancel()
    if (answer.status >= 500 || answer.status === 429) throw new BrokenConnection(`${host} answered ${answer.status}.`)
    throw new ModelError(`${host} answered ${answer.status} to the request for ${fileNameOf(download)}.`)
  }
  return { start, chunks: watched(answer.body, host, silence) }
}

/** Determines the offset of an answer's first byte; undefined when it is no file or not the part that was asked for. */
function startOf(answer: Response, from: number): number | undefined {
  if (answer.status === 200) return 0
  if (answer.status !== 206) return undefined
  const [, start] = /^bytes (\d+)-/.exec(answer.headers.get('content-range') ?? '') ?? []
  return Number(start) === from ? from : undefined
}

type Silence = { readonly signal: AbortSignal; heard(): void; stop(): void }

function silenceOf(limitMs: number): Silence {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new Error('nothing came for too long')), limitMs)
  return { signal: controller.signal, heard: () => timer.refresh(), stop: () => clearTimeout(timer) }
}

async function* watched(body: AsyncIterable<Uint8Array>, host: string, silence: Silence): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body) {
      silence.heard()
      yield chunk
    }
  } catch (error) {
    throw new BrokenConnection(`The connection to ${host} broke (${reasonOf(error)}).`)
  } finally {
    silence.stop()
  }
}

async function fill(
  file: FileHandle,
  source: Source,
  download: ModelDownload,
  options: DownloadOptions,
): Promise<void> {
  let size = source.start
  options.onProgress?.(size)
  for await (const chunk of source.chunks) {
    options.signal?.throwIfAborted()
    if (size + chunk.length > download.bytes) {
      await file.truncate(0)
      throw new ModelError(`${fileNameOf(download)} is longer than the ${download.bytes} bytes that were published.`)
    }
    await file.write(chunk)
    size += chunk.length
    options.onProgress?.(size)
  }
  await file.sync()
  if (size < download.bytes) {
    throw new BrokenConnection(`Only ${size} of ${download.bytes} bytes of ${fileNameOf(download)} came.`)
  }
}

/** Describes an error by its innermost cause, since `fetch failed` is what every error says at the top. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return reasonOf(error.cause)
  return 'code' in error ? String(error.code) : error.message
}
