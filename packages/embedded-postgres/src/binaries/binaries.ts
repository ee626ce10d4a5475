import { readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { copyBinaries } from './copy-binaries.ts'
import type { DataFolder } from '../files/data-folder.ts'
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts'
import { errorCode } from '../error-code.ts'
import type { LauncherLog } from '../files/launcher-log.ts'
import { canReach, type ServerAccount } from '../accounts/server-account.ts'

/** The programs of one PostgreSQL version, where the server account can run them. */
export type Binaries = {
  readonly postgres: string
  readonly initdb: string
  /** As the server itself says it: `18.4`. */
  readonly version: string
  readonly major: number
}

/**
 * Finds the installed npm package with the programs for this machine. Throws EmbeddedPostgresError when there is none.
 */
export function findBinariesPackage(platform: string = process.platform, arch: string = process.arch): string {
  if (platform === 'win32')
    throw new EmbeddedPostgresError(
      'unsupported-platform',
      'The embedded database does not run on Windows yet: it listens on a unix socket only, which the database driver cannot use there. Point DATABASE_URL at a PostgreSQL server, or use WSL.',
    )
  const name = `@embedded-postgres/${platform}-${arch}`
  try {
    // `<package>/dist/index.js` is the only path the package exports.
    return path.resolve(createRequire(import.meta.url).resolve(name), '../..')
  } catch (error) {
    throw new EmbeddedPostgresError(
      'unsupported-platform',
      `The embedded database needs the package ${name}, which is not installed. Install with optional dependencies, or point DATABASE_URL at a PostgreSQL server.`,
      { cause: error },
    )
  }
}

/**
 * Makes the programs usable: recreates the library links that npm cannot pack (install scripts, which
 * would, are off), and copies the tree where the account cannot read it or nobody can write the links.
 */
export async function prepareBinaries(
  packageFolder: string,
  folder: DataFolder,
  account: ServerAccount,
  log: LauncherLog,
): Promise<Binaries> {
  const version = await versionOf(packageFolder)
  const native = path.join(packageFolder, 'native')
  if ((await linkLibraries(native)) && (await isUsable(native, account))) return binariesIn(native, version)
  const name = `postgresql-${version}-${process.platform}-${process.arch}`
  for (const place of await placesForCopies(folder, account)) {
    const copy = await copyBinaries(native, place, name, log)
    if (copy === undefined || !(await linkLibraries(copy)) || !(await isUsable(copy, account))) continue
    return binariesIn(copy, version)
  }
  throw new EmbeddedPostgresError(
    'unusable-folder',
    `The account ${account.uid} cannot run the PostgreSQL programs in ${native}, and no folder was found to copy them to.`,
  )
}

/** Creates the links that `pg-symlinks.json` lists; false where one is missing and cannot be made. */
async function linkLibraries(native: string): Promise<boolean> {
  for (const link of await librariesOf(native)) {
    const target = path.join(native, '..', link.target)
    if (await stat(target).catch(() => undefined)) continue
    await symlink(path.basename(link.source), target).catch(() => undefined)
    if (!(await stat(target).catch(() => undefined))) return false
  }
  return true
}

async function librariesOf(native: string): Promise<{ source: string; target: string }[]> {
  const text = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '[]'
    throw error
  })
  const links: unknown = JSON.parse(text)
  if (!Array.isArray(links)) return []
  return links.filter((link) => [link.source, link.target].every((name) => /^native\/lib\/[\w.+-]+$/.test(name)))
}

/**
 * Tells whether the account can run the programs: installed under a closed home or with a strict umask, they may be out
 * of its reach.
 */
async function isUsable(native: string, account: ServerAccount): Promise<boolean> {
  const libraries = (await librariesOf(native)).map(({ target }) => path.join(native, '..', target))
  const readable = [
    ...libraries,
    path.join(native, 'share/postgresql/postgres.bki'),
    path.join(native, 'lib/postgresql/plpgsql.so'),
  ]
  const reached = await Promise.all([
    ...['postgres', 'initdb'].map((program) => canReach(account, path.join(native, 'bin', program), 5)),
    ...readable.map((file) => canReach(account, file, 4)),
  ])
  return reached.every(Boolean)
}

async function placesForCopies(folder: DataFolder, account: ServerAccount): Promise<string[]> {
  const inside = path.join(folder.root, 'binaries')
  // Root copies into no folder of somebody else, who could swap files under its hands.
  const ours = (await stat(folder.root)).uid === process.getuid?.() && (await canReach(account, folder.root, 1))
  const shared = account.isOther ? ['/var/cache/vireo'] : []
  return [...(ours ? [inside] : []), ...shared, path.join(os.tmpdir(), `vireo-binaries-${process.getuid?.()}`)]
}

async function versionOf(packageFolder: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8'))
  const version = typeof manifest === 'object' && manifest && 'version' in manifest ? String(manifest.version) : ''
  const release = /^\d+\.\d+/.exec(version)?.[0]
  if (release === undefined) throw new Error(`${packageFolder} does not say which PostgreSQL it holds.`)
  return release
}

function binariesIn(native: string, version: string): Binaries {
  const bin = path.join(native, 'bin')
  return {
    postgres: path.join(bin, 'postgres'),
    initdb: path.join(bin, 'initdb'),
    version,
    major: Number.parseInt(version, 10),
  }
}
