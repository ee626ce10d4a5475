import type { audioNativeEndpoints } from '@vireo/contracts/audio-native'
import type { Input } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { getProject } from '../policy.ts'
import type { HeardIn } from './listen-store.ts'

export type Asked = Input<typeof audioNativeEndpoints.getAnalytics>

const dayMs = 24 * 60 * 60 * 1000
const daysMax = 366

/** Reads which time and project are asked for. Throws `audio_native_range_invalid` for too long a time, or none. */
export async function rangeOf(ctx: Context, { from, to, project_id }: Asked): Promise<HeardIn> {
  if (project_id !== undefined) await getProject(ctx, { project_id })
  const [begin, end] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`) + dayMs]
  if (!(end > begin) || end - begin > daysMax * dayMs) throw new AppError('audio_native_range_invalid')
  return { from: new Date(begin), until: new Date(end), projectId: project_id }
}
