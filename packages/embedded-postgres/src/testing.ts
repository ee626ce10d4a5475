import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { chmod, cp, lstat, mkdtemp, readdir, readFile, realpath, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import pg from 'pg'
import { rolldown } from 'rolldown'
import { findBinariesPackage, prepareBinaries } from './binaries/binaries.ts'
import { createCluster } from './create-cluster.ts'
import { dataFolderAt, makeDataFolder } from './files/data-folder.ts'
import { openEmbeddedPostgres, type EmbeddedConnection, type EmbeddedPostgres, type OpenOptions } from './index.ts'
import { silentLog } from './files/launcher-log.ts'
import { chooseServerAccount } from './accounts/server-account.ts'
import { markOf } from './server-processes.ts'
import { shutDown } from './shut-down.ts'

export const isRoot = process.getuid?.() === 0

/** An ordinary account that every system has and nothing of ours runs as. */
export const daemonUid = 1

export type LauncherEvent = {
  readonly kind: 'opened' | 'stopped' | 'failed' | 'ended'
  readonly connection?: EmbeddedConnection
  readonly ownedByUs?: boolean
  readonly adopted?: boolean
  readonly message?: string
  readonly code?: string
}

export type LauncherProcess = {
  readonly child: ChildProcess
  readonly pid: number
  next(): Promise<LauncherEvent>
  stop(): Promise<LauncherEvent>
  /** kill -9, and waits until it is gone. */
  kill(): Promise<void>
}

/** As which account a launcher runs, and whether it leads a process group, as a job at a terminal does. */
export type LaunchOptions = { readonly uid?: number; readonly ownGroup?: boolean }

/** Folders, launchers and servers of one test file; all gone after `clear`. */
export type Playground = {
  readonly folder: string
  /** A data folder as an earlier start left it: its database is made, and no server runs. */
  newDataDir(): Promise<string>
  /** One that nothing was started in: the first start makes the database. */
  emptyDataDir(): Promise<string>
  open(options: OpenOptions): Promise<EmbeddedPostgres>
  launch(options: OpenOptions, how?: LaunchOptions): LauncherProcess
  clear(): Promise<void>
}

export async function openPlayground(): Promise<Playground> {
  const folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'vireo-test-')))
  await chmod(folder, 0o755)
  const program = path.join(folder, 'launcher.mjs')
  await bundleLauncher(program)
  const dataDirs = new Set<string>()
  const opened: EmbeddedPostgres[] = []
  const launched: LauncherProcess[] = []
  const emptyDataDir = async (): Promise<string> => {
    const parent = await mkdtemp(path.join(folder, 'd-'))
    await chmod(parent, 0o755)
    return path.join(parent, 'db')
  }
  let template: Promise<string> | undefined
  return {
    folder,
    emptyDataDir,
    newDataDir: async () => {
      const dataDir = await emptyDataDir()
      await copyCluster(await (template ??= makeCluster(await emptyDataDir())), dataDir)
      return dataDir
    },
    open: async (options) => {
      dataDirs.add(options.dataDir)
      const database = await openEmbeddedPostgres(options)
      opened.push(database)
      return database
    },
    launch: (options, how = {}) => {
      dataDirs.add(options.dataDir)
      const launcher = launch(program, { packageFolder: findBinariesPackage(), ...options }, how)
      launched.push(launcher)
      return launcher
    },
    clear: async () => {
      await Promise.allSettled(opened.map((database) => database.stop()))
      await Promise.all(launched.map((launcher) => launcher.kill()))
      for (const dataDir of dataDirs) await endServerOf(dataDir)
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** Makes a database as a first start does, for others to begin as copies of it. */
async function makeCluster(dataDir: string): Promise<string> {
  const account = await chooseServerAccount(dataDir)
  const folder = await makeDataFolder(dataDir, account)
  await createCluster(folder, await prepareBinaries(findBinariesPackage(), folder, account, silentLog), account)
  return folder.cluster
}

/** Whose the files are is left to the first start, as with files that an operator copied. */
async function copyCluster(cluster: string, dataDir: string): Promise<void> {
  const folder = await makeDataFolder(dataDir, await chooseServerAccount(dataDir))
  await promisify(execFile)('cp', ['-R', cluster, folder.cluster])
  await promisify(execFile)('chmod', ['-R', 'go-rwx', folder.cluster])
}

/** One file that runs anywhere, as the account under test may not be able to read this repository. */
async function bundleLauncher(target: string): Promise<void> {
  const bundle = await rolldown({
    input: path.join(import.meta.dirname, 'testing-process.ts'),
    platform: 'node',
    external: ['pg-native'],
    logLevel: 'silent',
  })
  await bundle.write({ file: target, format: 'esm', codeSplitting: false })
  await bundle.close()
  await chmod(target, 0o644)
}

function launch(program: string, options: OpenOptions, { uid, ownGroup = false }: LaunchOptions): LauncherProcess {
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    cwd: '/',
    detached: ownGroup,
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(uid !== undefined && { uid, gid: uid }),
  })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const gone = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
  const next = async (): Promise<LauncherEvent> => {
    const { value, done } = await lines.next()
    return done === true ? { kind: 'ended' } : JSON.parse(value)
  }
  return {
    child,
    pid: child.pid ?? 0,
    next,
    stop: () => {
      child.stdin.write('stop\n')
      return next()
    },
    kill: () => {
      child.kill('SIGKILL')
      return gone
    },
  }
}

async function endServerOf(dataDir: string): Promise<void> {
  const { cluster } = dataFolderAt(dataDir)
  if (!(await stat(cluster).catch(() => undefined))) return
  await shutDown(cluster, await chooseServerAccount(dataDir), silentLog)
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith('socket-folder.')) continue
    await rm(await readFile(path.join(dataDir, name), 'utf8'), { recursive: true, force: true })
  }
}

/** The binaries package as npm unpacks it without install scripts: no links among its libraries. */
export async function copyPackage(target: string): Promise<string> {
  const source = findBinariesPackage()
  const filter = async (file: string): Promise<boolean> => !(await lstat(file)).isSymbolicLink()
  await cp(source, target, { recursive: true, filter })
  return target
}

/** Runs one statement on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(
  connection: EmbeddedConnection | undefined,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ ...connection })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

export async function markOfDataDir(dataDir: string): Promise<string> {
  return markOf(dataFolderAt(dataDir).cluster)
}
