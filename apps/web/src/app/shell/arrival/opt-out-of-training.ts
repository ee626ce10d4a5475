import type { QueryClient } from '@tanstack/react-query'
import { workspacesEndpoints } from '@vireo/contracts/workspaces'

import { call } from '../../../kit/api/index.ts'
import { logQuietly } from '../../../kit/log.ts'

/** Keeps what the workspace makes out of training, as a link asked for. Nobody waits for it: a failure is only logged. */
export async function optOutOfTraining(client: QueryClient): Promise<void> {
  try {
    if (!(await call(workspacesEndpoints.canChangeTrainingOptOut, {}))) return
    await call(workspacesEndpoints.update, { training_opt_out: true })
    await client.invalidateQueries({ queryKey: [workspacesEndpoints.get.id] })
  } catch (error) {
    logQuietly('opting out of training', error)
  }
}
