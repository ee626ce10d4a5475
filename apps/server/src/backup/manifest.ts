import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().nonnegative()

const tableSchema = z.strictObject({
  schema: z.string(),
  name: z.string(),
  /** In the order of the columns of the file. Generated columns are left out. */
  columns: z.array(z.string()).nonempty(),
  rows: count,
  /** See `row-digest.ts`. */
  rowDigest: sha256,
  /** Path of the file with the rows, in PostgreSQL's COPY text format. */
  file: z.string().regex(/^tables\/\d+\.copy$/),
  sizeBytes: count,
  sha256,
})

const sequenceSchema = z.strictObject({
  schema: z.string(),
  name: z.string(),
  /** Text, as it may exceed what a number can hold. */
  lastValue: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
})

/** `manifest.json` of a backup. */
export const manifestSchema = z.strictObject({
  format: z.literal('vireo-backup'),
  formatVersion: z.literal(1),
  createdAt: z.iso.datetime(),
  postgresVersion: z.string(),
  /** Names of the migrations the schema had seen. */
  migrations: z.array(z.string()),
  schemas: z.array(z.string()).nonempty(),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  /** About `files.jsonl`, which has one line for each stored file. */
  files: z.strictObject({ count, missing: count, sizeBytes: count, sha256 }),
})

export type Manifest = z.infer<typeof manifestSchema>
export type TableEntry = z.infer<typeof tableSchema>
export type SequenceEntry = z.infer<typeof sequenceSchema>

export const fileEntrySchema = z.union([
  z.strictObject({ key: z.string(), sizeBytes: count, sha256 }),
  /** A row named it, and it was not there. */
  z.strictObject({ key: z.string(), isMissing: z.literal(true) }),
])

export type FileEntry = z.infer<typeof fileEntrySchema>

/** Reads and checks a backup's manifest. Throws `BackupError` when there is none or it was changed. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch((cause: unknown) => {
    throw new BackupError('damaged', `${folder} is no complete backup: it has no manifest.json.`, { cause })
  })
  const expected = await readFile(path.join(folder, 'manifest.sha256'), 'utf8').catch(() => '')
  if (createHash('sha256').update(text).digest('hex') !== expected.trim())
    throw new BackupError('damaged', `The manifest.json of ${folder} was changed or damaged.`)
  const parsed: unknown = JSON.parse(text)
  const known = z.object({ formatVersion: z.number() }).safeParse(parsed)
  if (known.success && known.data.formatVersion > 1)
    throw new BackupError('too-new', `The backup ${folder} was made by a newer release. Restore it with that one.`)
  const checked = manifestSchema.safeParse(parsed)
  if (!checked.success)
    throw new BackupError('damaged', `The manifest.json of ${folder} is not one: ${z.prettifyError(checked.error)}`)
  return checked.data
}
