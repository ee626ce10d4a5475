import type { IncomingHttpHeaders } from 'node:http'
import { Recent } from '../admission/recent.ts'

const credentialsMax = 20_000
/** Enough of a credential that nobody guesses it; the same of a key as of a token. */
const tailLength = 40

type Known = { readonly workspace: string }

/**
 * Remembers which workspaces credentials opened lately: their requests stand in the line of the workspace, from wherever they
 * come. It says who waits for whom and nothing else: what a credential gives is asked anew for every request.
 */
export class KnownCredentials {
  readonly #known = new Recent<Known>(credentialsMax)

  note(headers: IncomingHttpHeaders, workspace: string): void {
    const tail = tailOf(headers)
    if (tail === undefined || workspace === '' || this.#known.get(tail)?.workspace === workspace) return
    this.#known.add(tail, { workspace })
  }

  workspaceOf(headers: IncomingHttpHeaders): string | undefined {
    const tail = tailOf(headers)
    return tail === undefined ? undefined : this.#known.get(tail)?.workspace
  }
}

function tailOf(headers: IncomingHttpHeaders): string | undefined {
  const given = headers['xi-api-key'] ?? headers.authorization
  return typeof given === 'string' && given.length >= tailLength ? given.slice(-tailLength) : undefined
}
