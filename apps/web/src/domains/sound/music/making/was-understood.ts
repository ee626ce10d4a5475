import { MusicInfo } from '@vireo/contracts/music'

/** Tells whether anything was understood of what somebody asked for, as the answer says; yes where it does not say. */
export function wasUnderstood(headers: Headers): boolean {
  try {
    const info = MusicInfo.partial().safeParse(JSON.parse(headers.get('generation-info') ?? '{}'))
    return info.data?.understood?.length !== 0
  } catch {
    return true
  }
}
