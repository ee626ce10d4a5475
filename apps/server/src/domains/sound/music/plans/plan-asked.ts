import { musicLimits } from '@vireo/contracts/music'
import type { MusicWishes, PlannedMusic } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { planMusic } from './plan-music.ts'

/** Composes what a request asks for in words or by a plan. Throws `invalid_parameters` where it does not last as long as it was to. */
export async function planAsked(ctx: With<'music'>, wishes: MusicWishes): Promise<PlannedMusic> {
  const planned = await planMusic(ctx, wishes)
  assertLasts(planned.outline, wishes)
  return planned
}

/** Sections that are taken from a song last as long as they do there, and others have limits: not every length can be reached. */
function assertLasts({ durationMs }: PlannedMusic['outline'], { lengthMs = durationMs }: MusicWishes): void {
  const { msMin, msMax } = musicLimits
  if (durationMs === lengthMs && durationMs >= msMin && durationMs <= msMax) return
  const message =
    durationMs === lengthMs
      ? 'Music lasts 3 seconds to 10 minutes.'
      : `The sections of this plan cannot last ${lengthMs} ms together; they would last ${durationMs} ms.`
  throw new AppError('invalid_parameters', { message, param: 'music_length_ms' })
}
