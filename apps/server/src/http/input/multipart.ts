import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Multipart, UploadedFile } from '@vireo/contracts/kit'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../kernel/errors.ts'
import { myTurn } from '../../kernel/turns/loop-turn.ts'
import type { Lease } from '../admission/held.ts'
import { lineOf } from '../admission/who.ts'
import { formLimits } from './form-limits.ts'
import { uploadFolderPrefix } from './left-uploads.ts'
import { SchemaError } from './parse-input.ts'
import { assertStorable } from './unstorable.ts'

export type ReceivedMultipart = {
  readonly fields: Record<string, unknown>
  readonly files: Record<string, UploadedFile[]>
  remove(): Promise<void>
}

/** Boundaries and headers of the parts. */
const partBytes = 1024

/** Computes the most bytes that a form of these rules can have. */
function formBytesMax(rules: Multipart): number {
  const files = Object.values(rules.files).reduce((sum, file) => sum + file.maxCount * (file.maxBytes + partBytes), 0)
  const { fieldBytes, fieldCount } = formLimits(rules)
  return files + fieldBytes + fieldCount * partBytes
}

/** Refuses by its announced size what is too large for the route or for the room that is left, before it is read. */
export function assertFormFits(rules: Multipart, { headers, holding }: FastifyRequest): void {
  const announced = Number(headers['content-length'] ?? 0)
  if (announced > formBytesMax(rules)) throw new AppError('request_too_large')
  holding?.admission.assertFits('diskBytes', holding.who, announced)
}

/**
 * Receives a form: files stream to a private folder that goes away with the request, fields stay text
 * for the schema to read. Limits come from the contract and hold while the bytes arrive.
 */
export async function receiveMultipart(request: FastifyRequest, rules: Multipart): Promise<ReceivedMultipart> {
  if (!request.isMultipart())
    throw new AppError('invalid_content_type', { message: 'This route reads multipart/form-data.' })
  const { holding } = request
  const line = lineOf(holding?.who ?? { address: request.ip })
  const folder = await mkdtemp(uploadFolderPrefix())
  const leases: Lease[] = []
  const received: ReceivedMultipart = {
    fields: {},
    files: Object.fromEntries(Object.keys(rules.files).map((name) => [name, []])),
    remove: async () => {
      await rm(folder, { recursive: true, force: true })
      for (const lease of leases) lease.release()
    },
  }
  const take = (what: 'diskBytes' | 'memoryBytes') => {
    const lease = holding?.admission.take(what, holding.who, 0)
    if (lease) leases.push(lease)
    return lease
  }
  try {
    // Hundreds of folders are there in one turn; to begin with a form and with a file costs milliseconds.
    await myTurn(line)
    const [room, fieldRoom] = [take('diskBytes'), take('memoryBytes')]
    await receiveParts(request, rules, { line, folder, room, fieldRoom, ...received })
    assertRequiredFiles(rules, received.files)
    return received
  } catch (error) {
    // What is still to come is read by nobody.
    request.raw.unpipe()
    request.raw.resume()
    await received.remove()
    throw error
  }
}

type Receiving = Pick<ReceivedMultipart, 'fields' | 'files'> & {
  /** Whose turn each file takes. */
  readonly line: string
  readonly folder: string
  /** On disk. */
  readonly room: Lease | undefined
  /** In memory. */
  readonly fieldRoom: Lease | undefined
}

async function receiveParts(request: FastifyRequest, rules: Multipart, receiving: Receiving): Promise<void> {
  let fieldBytesLeft = formLimits(rules).fieldBytes
  for await (const part of readableParts(request, rules)) {
    if (part.type === 'file') {
      await myTurn(receiving.line)
      await receiveFile(part, rules, receiving)
      continue
    }
    const { value } = part
    const fieldBytes = Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value ?? ''))
    fieldBytesLeft -= fieldBytes
    if (part.valueTruncated || fieldBytesLeft < 0)
      throw new AppError('request_too_large', {
        message: 'The fields of this form are too long.',
        param: part.fieldname,
      })
    receiving.fieldRoom?.grow(fieldBytes)
    addField(receiving.fields, part.fieldname, value)
  }
}

/** Yields the parts of a form. Throws `invalid_parameters` for what is none: only the parser fails without a code. */
async function* readableParts(request: FastifyRequest, rules: Multipart) {
  try {
    yield* request.parts(limitsOf(rules))
  } catch (error) {
    if (!(error instanceof Error) || 'code' in error) throw error
    throw new AppError('invalid_parameters', { message: 'This is no complete multipart form.', cause: error })
  }
}

function limitsOf(rules: Multipart) {
  const rulesOfFiles = Object.values(rules.files)
  const { fieldBytes, fieldCount } = formLimits(rules)
  return {
    limits: {
      files: rulesOfFiles.reduce((sum, file) => sum + file.maxCount, 0),
      fileSize: Math.max(0, ...rulesOfFiles.map((file) => file.maxBytes)),
      fields: fieldCount,
      fieldSize: fieldBytes,
      fieldNameSize: 200,
      headerPairs: 20,
    },
  }
}

type FilePart = {
  fieldname: string
  filename: string
  mimetype: string
  file: NodeJS.ReadableStream & { truncated: boolean; bytesRead: number }
}

async function receiveFile(part: FilePart, rules: Multipart, { folder, room, files }: Receiving): Promise<void> {
  const rule = rules.files[part.fieldname]
  const list = files[part.fieldname]
  if (!rule || !list)
    throw new AppError('invalid_parameters', {
      message: `There is no file field called ${part.fieldname}.`,
      param: part.fieldname,
    })
  if (list.length >= rule.maxCount) {
    throw new AppError('invalid_parameters', {
      message: `${part.fieldname} takes at most ${rule.maxCount} files.`,
      param: part.fieldname,
    })
  }
  // Its name and type travel further than the file.
  assertStorable({ [part.fieldname]: `${part.filename} ${part.mimetype}` })
  const target = path.join(folder, randomUUID())
  const hash = createHash('sha256')
  const counted = new Transform({
    transform(block: Buffer, _encoding, done) {
      try {
        room?.grow(block.length)
        if (part.file.bytesRead > rule.maxBytes) throw new AppError('request_too_large', { param: part.fieldname })
        hash.update(block)
        done(null, block)
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
  await pipeline(part.file, counted, createWriteStream(target, { mode: 0o600 }))
  if (part.file.truncated || part.file.bytesRead > rule.maxBytes)
    throw new AppError('request_too_large', { param: part.fieldname })
  list.push({
    fieldName: part.fieldname,
    fileName: part.filename,
    mediaType: part.mimetype,
    sizeBytes: part.file.bytesRead,
    sha256: hash.digest('hex'),
    path: target,
  })
}

function addField(fields: Record<string, unknown>, name: string, value: unknown): void {
  const earlier = Object.hasOwn(fields, name) ? fields[name] : undefined
  const next = earlier === undefined ? value : [...(Array.isArray(earlier) ? earlier : [earlier]), value]
  Object.defineProperty(fields, name, { value: next, enumerable: true, writable: true, configurable: true })
}

function assertRequiredFiles(rules: Multipart, files: Record<string, UploadedFile[]>): void {
  for (const [name, rule] of Object.entries(rules.files)) {
    if (rule.required && files[name]?.length === 0) {
      throw new SchemaError({ detail: [{ loc: ['body', name], msg: 'Field required', type: 'missing' }] })
    }
  }
}
