import { mkdtemp, rename, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Binaries } from './binaries/binaries.ts'
import { credentialsName, generateCredentials, type Credentials } from './accounts/credentials.ts'
import type { DataFolder } from './files/data-folder.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { accountForMaking } from './accounts/own-account.ts'
import { ensurePrivateFolder, giveFolder, syncFolder, writePrivateFile } from './files/private-file.ts'
import { dataDirectoryFor, runProgram } from './run-program.ts'
import type { ServerAccount } from './accounts/server-account.ts'

export const applicationName = 'vireo'

/**
 * Makes the cluster of a new data folder: UTF-8, the built-in C.UTF-8 collation (the same on every system),
 * data checksums, the product's role and database, passwords for both roles. All of it happens in an
 * unfinished folder that gets its name when it is complete and on disk.
 */
export async function createCluster(folder: DataFolder, binaries: Binaries, account: ServerAccount): Promise<void> {
  assertHasName(account)
  const maker = await makerFor(account)
  const unfinished = await mkdtemp(path.join(folder.root, folder.unfinishedPrefix))
  await ensurePrivateFolder(unfinished, maker)
  const cluster = path.join(unfinished, 'cluster')
  await ensurePrivateFolder(cluster, maker)
  const credentials = generateCredentials()
  await writePrivateFile(path.join(unfinished, 'password'), credentials.superuser, maker)
  const dataDirectory = await dataDirectoryFor(maker, cluster)
  await runProgram(binaries.initdb, [...initdbArguments, '-D', dataDirectory], { account: maker, cwd: cluster })
  await runProgram(binaries.postgres, ['--single', '-D', dataDirectory, '-c', 'scram_iterations=1', 'postgres'], {
    account: maker,
    cwd: cluster,
    input: firstStatements(credentials),
  })
  await writePrivateFile(path.join(cluster, 'pg_hba.conf'), 'local all all scram-sha-256\n', maker)
  await writePrivateFile(path.join(cluster, credentialsName), JSON.stringify(credentials), maker)
  if (maker.uid !== account.uid) await giveFolder(cluster, account)
  await syncFolder(cluster)
  await rename(cluster, folder.cluster)
  await syncFolder(folder.root)
  await rm(unfinished, { recursive: true, force: true })
}

const initdbArguments = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--pwfile=../password',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  // Only some text functions still ask the system what a letter is; macOS has no C.UTF-8.
  process.platform === 'darwin' ? '--lc-ctype=en_US.UTF-8' : '--lc-ctype=C.UTF-8',
  '--data-checksums',
  '--no-instructions',
]

/** Builds the first statements of a cluster, one a line as PostgreSQL's single-user mode takes them. */
function firstStatements({ application }: Credentials): string {
  return [
    `create role ${applicationName} login createdb password '${application}'`,
    `create database ${applicationName} owner ${applicationName}`,
    '',
  ].join('\n')
}

/** Chooses the account that makes a cluster: numbers without a name can only run one. */
async function makerFor(account: ServerAccount): Promise<ServerAccount> {
  const maker = account.isOther ? await accountForMaking(account) : account
  return { ...(maker ?? account), isOther: account.isOther }
}

/** Throws EmbeddedPostgresError if our account has no name, without which initdb fails obscurely. */
function assertHasName(account: ServerAccount): void {
  if (account.isOther) return
  try {
    os.userInfo()
  } catch (error) {
    throw new EmbeddedPostgresError(
      'unsupported-platform',
      `The account ${account.uid} has no entry in /etc/passwd, without which PostgreSQL cannot make a database. Add one, run as another account, or point DATABASE_URL at a PostgreSQL server.`,
      { cause: error },
    )
  }
}
