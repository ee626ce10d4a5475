import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Command } from 'commander'
import { openEmbeddedPostgres, findRunningServer } from '@vireo/embedded-postgres'
import { backup, restore, verifyBackup } from '../../backup/index.ts'
import { type Config, readConfig } from '../../config.ts'
import { systemClock } from '../../kernel/clock.ts'
import type { Storage } from '../../ports/storage.ts'
import { openStorage } from '../../open-ports.ts'
import { CommandError } from '../command-error.ts'
import type { CommandWork } from '../command-line.ts'
import { createSchema } from '../create-schema.ts'
import { instanceKeyFile, listStoredFiles } from '../list-stored-files.ts'
import type { Instance } from '../open-instance.ts'
import type { Output } from '../output.ts'

/**
 * Adds `backup`, `verify-backup` and `restore`: saving an instance beside its running server, checking what was saved,
 * and bringing it back.
 */
export function addBackupCommands(program: Command, run: CommandWork<Instance>, output: () => Output): void {
  program
    .command('backup')
    .description('save the database and every recording into a new folder, beside the running server')
    .argument('<folder>', 'must not exist yet')
    .option('--without-key', 'leave the instance key out, to be kept elsewhere: with it a backup opens every secret')
    .action((folder: string, { withoutKey = false }: { withoutKey?: boolean }) =>
      run(async (instance, answer) => {
        const { manifest, missingFiles } = await backup({
          connection: instance.server.connection,
          target: folder,
          now: systemClock.now(),
          listFiles: (client) => listStoredFiles(client, instance.ports.storage, instance.config, !withoutKey),
        })
        const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
        answer.facts({
          folder: path.resolve(folder),
          rows,
          files: manifest.files.count,
          bytes: manifest.files.sizeBytes,
          missing_files: missingFiles.length,
          instance_key: keyNote(instance.config, withoutKey),
        })
      }),
    )
  program
    .command('verify-backup')
    .description('read a backup and compare every checksum')
    .argument('<folder>')
    .action(async (folder: string) => {
      const manifest = await verifyBackup(folder)
      output().facts({
        folder: path.resolve(folder),
        created_at: manifest.createdAt,
        tables: manifest.tables.length,
        files: manifest.files.count,
        intact: true,
      })
    })
  program
    .command('restore')
    .description('bring a backup back into the empty data folder of VIREO_DATA')
    .argument('<folder>', 'what backup made')
    .action(async (folder: string) => {
      const config = readConfig(process.env)
      await restoreInto(config, folder)
      output().facts({ restored: path.resolve(folder), into: config.dataDir })
    })
}

/** Tells where the key is kept that seals the secrets in the backup. */
function keyNote({ VIREO_SECRET: secret, dataDir }: Config, withoutKey: boolean): string {
  if (secret) return 'not in the backup: keep VIREO_SECRET'
  if (withoutKey)
    return `not in the backup: keep ${path.join(dataDir, instanceKeyFile)}, and put it back before a restore`
  return 'in the backup: whoever reads it can open every secret in it; --without-key leaves it out'
}

async function restoreInto(config: Config, source: string): Promise<void> {
  if (config.DATABASE_URL)
    throw new CommandError(
      'Restore works on the embedded database. Unset DATABASE_URL, restore, and move the data with PostgreSQL’s own tools.',
    )
  const postgresFolder = path.join(config.dataDir, 'postgres')
  // Opened when the first file arrives: opening makes folders, and they have to be empty until then.
  let storage: Promise<Storage> | undefined
  await restore({
    source,
    folders: [postgresFolder, path.join(config.dataDir, 'files')],
    findRunningServer: () => findRunningServer(postgresFolder),
    openDatabase: async () => {
      const postgres = await openEmbeddedPostgres({ dataDir: postgresFolder, role: 'owner' })
      return { connection: postgres.connection, close: () => postgres.stop() }
    },
    createSchema,
    storeFile: async (key, content) => {
      if (key === instanceKeyFile) return storeInstanceKey(config, content)
      storage ??= openStorage(config)
      const writer = await (await storage).create(key)
      for await (const block of content) await writer.append(block)
      await writer.commit()
      await writer.close()
    },
  })
}

async function storeInstanceKey(config: Config, content: AsyncIterable<Uint8Array>): Promise<void> {
  const blocks: Uint8Array[] = []
  for await (const block of content) blocks.push(block)
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  await writeFile(path.join(config.dataDir, instanceKeyFile), Buffer.concat(blocks), { mode: 0o600 })
}
