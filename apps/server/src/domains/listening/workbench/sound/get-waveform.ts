import { type WorkWaveform, workbenchLimits } from '@vireo/contracts/workbench'
import type { With } from '#ports/ports.ts'
import { type NamedTask, seeWork } from '#productions'
import { measureLevels } from './measure-levels.ts'

/** So many waveforms are remembered, so that whoever comes back does not wait again. */
const rememberedMost = 32
const remembered = new Map<string, Promise<Uint8Array>>()

/** Answers how loud the recording of a task is at each moment. Throws `production_task_not_found` and `invalid_audio`. */
export async function getWaveform(
  ctx: With<'media' | 'settings' | 'storage'>,
  named: NamedTask,
): Promise<WorkWaveform> {
  const work = await seeWork(ctx, named)
  const { id } = work.media
  // One measuring serves all who wait for it, and goes on when one of them leaves.
  const levels = remembered.get(id) ?? measureLevels(ctx, work.media)
  remembered.delete(id)
  remembered.set(id, levels)
  const [oldest] = remembered.keys()
  if (remembered.size > rememberedMost && oldest !== undefined) remembered.delete(oldest)
  try {
    const bytes = Buffer.from(await levels)
    return { levels_per_second: workbenchLimits.levelsPerSecond, levels: bytes.toString('base64') }
  } catch (error) {
    remembered.delete(id)
    throw error
  }
}
