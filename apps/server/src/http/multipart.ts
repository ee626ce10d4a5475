import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Multipart, UploadedFile } from '@vireo/contracts'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../kernel/errors.ts'

export type ReceivedMultipart = {
  readonly fields: Record<string, unknown>
  readonly files: Record<string, UploadedFile[]>
  remove(): Promise<void>
}

/**
 * Receives a form: files stream to a private folder that goes away with the request, fields stay text
 * for the schema to read. Limits come from the contract and hold while the bytes arrive.
 */
export async function receiveMultipart(request: FastifyRequest, rules: Multipart): Promise<ReceivedMultipart> {
  if (!request.isMultipart())
    throw new AppError('invalid_content_type', { message: 'This route reads multipart/form-data.' })
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-upload-'))
  const received: ReceivedMultipart = {
    fields: {},
    files: Object.fromEntries(Object.keys(rules.files).map((name) => [name, []])),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
  try {
    for await (const part of request.parts(limitsOf(rules))) {
      if (part.type === 'file') await receiveFile(part, rules, folder, received.files)
      else addField(received.fields, part.fieldname, part.value)
    }
    assertRequiredFiles(rules, received.files)
    return received
  } catch (error) {
    await received.remove()
    throw error
  }
}

function limitsOf(rules: Multipart) {
  const rulesOfFiles = Object.values(rules.files)
  return {
    limits: {
      files: rulesOfFiles.reduce((sum, file) => sum + file.maxCount, 0),
      fileSize: Math.max(0, ...rulesOfFiles.map((file) => file.maxBytes)),
      fields: 200,
      fieldSize: 1024 * 1024,
    },
  }
}

type FilePart = {
  fieldname: string
  filename: string
  mimetype: string
  file: NodeJS.ReadableStream & { truncated: boolean; bytesRead: number }
}

async function receiveFile(
  part: FilePart,
  rules: Multipart,
  folder: string,
  files: Record<string, UploadedFile[]>,
): Promise<void> {
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
  const target = path.join(folder, randomUUID())
  const hash = createHash('sha256')
  part.file.on('data', (block: Buffer) => hash.update(block))
  await pipeline(part.file, createWriteStream(target, { mode: 0o600 }))
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
      throw new AppError('invalid_parameters', { message: `The file field ${name} is missing.`, param: name })
    }
  }
}
