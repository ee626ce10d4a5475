import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { Recent } from '../admission/recent.ts'
import type { Who } from '../admission/who.ts'

const credentialsMax = 20_000
/** So little of a token tells two of one session apart, and gives nothing away. */
const endLength = 6

type Known = { readonly digest: string; readonly workspace: string }

/**
 * Remembers which workspaces credentials opened lately, by their digests: their requests stand in the line of the workspace,
 * from wherever they come. It says who waits for whom and nothing else: what a credential gives is asked anew for every
 * request.
 */
export class KnownCredentials {
  readonly #byDigest = new Recent<Known>(credentialsMax)
  /**
   * A request is looked up by the id of its credential, which is known by then, and by how what it gave ends: a session
   * goes on with other tokens.
   */
  readonly #byId = new Recent<Known>(credentialsMax)

  note(headers: IncomingHttpHeaders, { credential, workspace }: Who): void {
    const given = givenIn(headers)
    if (credential === undefined || workspace === undefined || given === undefined) return
    const id = credential + given.slice(-endLength)
    const before = this.#byId.get(id)
    if (before?.workspace === workspace && this.#byDigest.get(before.digest) === before) return
    const known = { digest: digestOf(given), workspace }
    this.#byId.add(id, known)
    this.#byDigest.add(known.digest, known)
  }

  workspaceOf(headers: IncomingHttpHeaders): string | undefined {
    const given = givenIn(headers)
    return given === undefined ? undefined : this.#byDigest.get(digestOf(given))?.workspace
  }
}

function givenIn(headers: IncomingHttpHeaders): string | undefined {
  const given = headers['xi-api-key'] ?? headers.authorization
  return typeof given === 'string' && given !== '' ? given : undefined
}

function digestOf(given: string): string {
  return hash('sha256', given, 'base64')
}
