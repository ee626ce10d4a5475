import { createReadStream } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { BackupError } from './backup-error.ts'
import { fileEntrySchema, readManifest, type FileEntry, type Manifest } from './manifest.ts'
import { sealOf, type Seal } from './sealed-file.ts'
import { storedFilePath } from './stored-file-path.ts'

/**
 * Reads the whole backup and compares every file with its checksum. Throws `BackupError` naming the first
 * file that is damaged, shortened or lost.
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  for (const table of manifest.tables) await assertWhole(path.join(folder, table.file), table)
  const list = path.join(folder, 'files.jsonl')
  const { sha256 } = await readSeal(list)
  if (sha256 !== manifest.files.sha256) throw damaged(list)
  for await (const entry of storedFilesOf(folder))
    if (!('isMissing' in entry)) await assertWhole(storedFilePath(folder, entry.key), entry)
  return manifest
}

/** Reads the entries of a backup's `files.jsonl`. */
export async function* storedFilesOf(folder: string): AsyncGenerator<FileEntry, void> {
  for await (const line of createInterface(createReadStream(path.join(folder, 'files.jsonl'))))
    yield fileEntrySchema.parse(JSON.parse(line))
}

/** Makes the error for a file of a backup that is not what was written. */
export function damaged(file: string): BackupError {
  return new BackupError('damaged', `${file} is damaged: it is not what the backup wrote. Use another backup.`)
}

/** Compares two seals by checksum and size. */
export function isSame(expected: Seal, found: Seal): boolean {
  return expected.sha256 === found.sha256 && expected.sizeBytes === found.sizeBytes
}

async function assertWhole(file: string, expected: Seal): Promise<void> {
  if (!isSame(expected, await readSeal(file))) throw damaged(file)
}

async function readSeal(file: string): Promise<Seal> {
  try {
    return await sealOf(file)
  } catch (cause) {
    throw new BackupError('damaged', `${file} is missing or cannot be read. Use another backup.`, { cause })
  }
}
