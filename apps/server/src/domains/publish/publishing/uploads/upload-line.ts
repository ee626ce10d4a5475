import { availableParallelism } from 'node:os'
import { CrowdedError, FairRunner, MediaError } from '@vireo/engines'
import { mediaFailure } from '#ports/engine-failure.ts'
import type { With } from '#ports/ports.ts'

/** One less than there are threads that read recordings, unless somebody set fewer of those. */
export const uploadsAtOnce = Math.max(1, (availableParallelism() >> 1) - 1)
const waitingMax = 256
const waitingPerWorkspace = 32

/** Hours of sound take minutes to read, whatever few bytes they come in: a thread stays free for everybody's short recordings. */
const line = new FairRunner({ running: uploadsAtOnce, waiting: waitingMax, waitingPerKey: waitingPerWorkspace })

/** Works on an upload when its turn comes, workspaces in turn. Throws like the media engine where too much waits. */
export async function inLineOfUploads<T>(
  { workspaceId, signal }: Pick<With<never>, 'workspaceId' | 'signal'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await line.run(workspaceId, work, signal)
  } catch (error) {
    if (!(error instanceof CrowdedError)) throw error
    const kind = error.reason === 'full' ? 'overloaded' : 'crowded'
    throw mediaFailure(new MediaError(kind, error.message, { cause: error })) ?? error
  }
}
