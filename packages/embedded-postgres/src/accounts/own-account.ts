import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** A number to run as, with or without a name in the system. */
export type AccountNumbers = { readonly uid: number; readonly gid: number }

type NamedAccount = AccountNumbers & { readonly name: string }

/** Numbers that systemd's table leaves to nobody, below what containers of ordinary users map. */
const firstOwn = 60_578
const ownCount = 606

/**
 * Computes user and group numbers for the database of one data folder alone: no other process has them, so none can
 * read its files or its memory. They follow from the folder's path, so that everybody who starts it comes to the same,
 * and nobody in the system has their name. Undefined where this process may not become them.
 */
export async function ownAccountFor(dataDir: string): Promise<AccountNumbers | undefined> {
  if (process.platform !== 'linux') return undefined
  const [users, groups] = await Promise.all([namedAccounts(), takenGroups()])
  const taken = new Set([...users.map(({ uid }) => uid), ...groups])
  const from = createHash('sha256').update(path.resolve(dataDir)).digest().readUInt32LE(0)
  for (let step = 0; step < ownCount; step++) {
    const uid = firstOwn + ((from + step) % ownCount)
    if (!taken.has(uid))
      return (await isMapped('uid_map', uid)) && (await isMapped('gid_map', uid)) ? { uid, gid: uid } : undefined
  }
  return undefined
}

/** Tells whether unrelated programs also run as this account, which is so for `nobody`. */
export async function isSharedAccount({ uid }: AccountNumbers): Promise<boolean> {
  return (await accountNamed('nobody'))?.uid === uid
}

/** Finds an account by name; root is never answered. */
export async function accountNamed(name: string): Promise<AccountNumbers | undefined> {
  const found = (await namedAccounts()).find((account) => account.name === name && account.uid !== 0)
  return found && { uid: found.uid, gid: found.gid }
}

/**
 * Chooses who makes a cluster for a number without a name, since PostgreSQL's tools ask for one: a named account as
 * which nothing runs, so that nobody can look at it before it is handed over; else `nobody`.
 */
export async function accountForMaking(account: AccountNumbers): Promise<AccountNumbers | undefined> {
  const named = (await namedAccounts()).filter(({ uid }) => uid !== 0)
  const self = named.find(({ uid }) => uid === account.uid)
  if (self) return self
  const busy = await busyUids()
  const idle = named.filter(({ uid, name }) => uid < 1000 && name !== 'nobody' && !busy.has(uid))
  return idle.at(-1) ?? named.find(({ name }) => name === 'nobody')
}

async function namedAccounts(): Promise<NamedAccount[]> {
  const rows = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  return rows.flatMap(([name = '', , uidText, gidText]) => {
    const [uid, gid] = [Number(uidText), Number(gidText)]
    return name !== '' && Number.isInteger(uid) && Number.isInteger(gid) ? [{ name, uid, gid }] : []
  })
}

async function takenGroups(): Promise<number[]> {
  const text = await readFile('/etc/group', 'utf8').catch(() => '')
  return text.split('\n').map((line) => Number(line.split(':')[2]))
}

/** Tells whether a user or group number exists in this container; those of ordinary users map only some. */
async function isMapped(map: 'uid_map' | 'gid_map', id: number): Promise<boolean> {
  const text = await readFile(`/proc/self/${map}`, 'utf8').catch(() => '')
  return text.split('\n').some((line) => {
    const [first, , count] = line.trim().split(/\s+/).map(Number)
    return first !== undefined && count !== undefined && id >= first && id < first + count
  })
}

async function busyUids(): Promise<ReadonlySet<number>> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  // A process that ends while we look is no process.
  const uids = await Promise.all(
    pids.map((pid) =>
      stat(`/proc/${pid}`).then(
        ({ uid }) => uid,
        () => 0,
      ),
    ),
  )
  return new Set(uids)
}
