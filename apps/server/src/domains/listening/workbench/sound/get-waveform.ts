import { type WorkWaveform, workbenchLimits } from '@vireo/contracts/workbench'
import type { With } from '#ports/ports.ts'
import { type NamedTask, seeWork } from '#productions'
import { levelsOf } from './levels-of.ts'

/** Answers how loud the recording of a task is at each moment. Throws what the contract names. */
export async function getWaveform(
  ctx: With<'concurrency' | 'media' | 'settings' | 'storage'>,
  named: NamedTask,
): Promise<WorkWaveform> {
  const { media } = await seeWork(ctx, named)
  const bytes = Buffer.from(await levelsOf(ctx, media))
  return { levels_per_second: workbenchLimits.levelsPerSecond, levels: bytes.toString('base64') }
}
