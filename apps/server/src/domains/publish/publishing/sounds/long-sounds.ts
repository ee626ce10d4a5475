import { availableParallelism } from 'node:os'
import { CrowdedError, FairRunner, MediaError } from '@vireo/engines'
import { mediaFailure } from '#ports/engine-failure.ts'
import type { With } from '#ports/ports.ts'

/** One less than there are threads that read recordings, unless somebody set fewer of those. */
export const longSoundsAtOnce = Math.max(1, (availableParallelism() >> 1) - 1)
const waitingMax = 256
const waitingPerWorkspace = 32

/** Hours of sound take minutes to read and to write, whatever few bytes they come in: a thread stays free for short ones. */
const line = new FairRunner({ running: longSoundsAtOnce, waiting: waitingMax, waitingPerKey: waitingPerWorkspace })

/** Works on a sound that may be hours long when its turn comes, workspaces in turn. Throws like the media engine where too much waits. */
export async function inLineOfLongSounds<T>(
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
