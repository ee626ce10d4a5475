import type { instantCloningEndpoints } from '@vireo/contracts/instant-cloning'
import type { Input } from '@vireo/contracts/kit'
import type { SampleReport } from '@vireo/contracts/voices'
import type { CloningMethod } from '@vireo/engines'
import type { With } from '#ports/ports.ts'
import { presentSampleReport, takeSamples } from '#voices/samples/index.ts'

export type Inspection = { readonly method: CloningMethod; readonly samples: readonly SampleReport[] }

/** Says how good recordings are, and what would be made of them, before anybody has to decide. Keeps nothing. */
export async function inspectSamples(
  ctx: With<'media' | 'speechAnalysis' | 'voiceCloning'>,
  { files }: Input<typeof instantCloningEndpoints.inspectSamples>,
): Promise<Inspection> {
  const taken = await takeSamples(ctx, files.files, { removesNoise: false })
  return { method: await ctx.ports.voiceCloning.method(), samples: taken.files.map(presentSampleReport) }
}
