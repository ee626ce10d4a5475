import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts'
import { errorCode } from '../error-code.ts'

/** Passwords of the two roles: the launcher's `postgres` and the product's `vireo`, which is no superuser. */
export type Credentials = { readonly superuser: string; readonly application: string }

/** Lies in the cluster, 0600, so that a cluster and its passwords appear, move and disappear together. */
export const credentialsName = 'vireo-credentials.json'

/** Generates random passwords for the superuser and the application. */
export function generateCredentials(): Credentials {
  const password = () => randomBytes(32).toString('base64url')
  return { superuser: password(), application: password() }
}

/**
 * Reads the passwords of a cluster. Throws a message for the operator when this account may not read them or they are
 * damaged.
 */
export async function readCredentials(cluster: string): Promise<Credentials> {
  const target = path.join(cluster, credentialsName)
  const parsed = await readJson(target).catch((error: unknown) => {
    const reason = ['EACCES', 'EPERM'].includes(errorCode(error))
      ? 'belongs to another account'
      : 'is missing or damaged'
    throw new EmbeddedPostgresError(
      'unusable-folder',
      `The file with the database's passwords, ${target}, ${reason}.`,
      {
        cause: error,
      },
    )
  })
  return parsed
}

async function readJson(target: string): Promise<Credentials> {
  const file = await open(target, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    const parsed: unknown = JSON.parse(await file.readFile('utf8'))
    if (typeof parsed !== 'object' || !parsed || !('superuser' in parsed) || !('application' in parsed))
      throw new Error('a password is missing')
    return { superuser: String(parsed.superuser), application: String(parsed.application) }
  } finally {
    await file.close()
  }
}
