import type { api, Input, SampleReport } from '@vireo/contracts'
import type { CloningMethod } from '@vireo/engines'
import type { FullContext } from '../../kernel/ports.ts'
import { presentSampleReport, takeSamples } from '../voices/index.ts'

export type Inspection = { readonly method: CloningMethod; readonly samples: readonly SampleReport[] }

/** Says how good recordings are, and what would be made of them, before anybody has to decide. Keeps nothing. */
export async function inspectSamples(
  ctx: FullContext,
  { files }: Input<typeof api.instantCloning.inspectSamples>,
): Promise<Inspection> {
  const taken = await takeSamples(ctx, files.files, { removesNoise: false })
  return { method: ctx.ports.voiceCloning.method, samples: taken.files.map(presentSampleReport) }
}
