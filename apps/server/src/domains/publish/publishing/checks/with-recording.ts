import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseOutputFormat, type OutputFormat } from '@vireo/audio'
import { writeIntoFile } from '#kernel/files/write-into-file.ts'
import type { HistoryRow } from '#history'
import type { With } from '#ports/ports.ts'

export type Recording = {
  readonly path: string
  /** What it is, where it has no container that says so. */
  readonly sourceFormat: OutputFormat | undefined
  /** For what is made of it; goes with it. */
  readonly folder: string
}

/** Brings a recording onto this machine for as long as somebody works with it. */
export async function withRecording<T>(
  ctx: With<'storage'>,
  { storage_key: storageKey, output_format: outputFormat }: Pick<HistoryRow, 'storage_key' | 'output_format'>,
  work: (recording: Recording) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-work-'))
  try {
    const file = path.join(folder, 'recording')
    const { signal } = ctx
    await writeIntoFile(file, ctx.ports.storage.read(storageKey), signal)
    return await work({ path: file, sourceFormat: parseOutputFormat(outputFormat ?? ''), folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
