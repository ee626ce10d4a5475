import { isSignedUntil, signedUntil } from '#kernel/signed-until.ts'
import type { With } from '#ports/ports.ts'
import type { VideoRow } from '../tables.ts'

const openMs = 24 * 3_600_000

type Made = Pick<VideoRow, 'id' | 'storage_key'>

/** Makes the address of a video, which works for a day. It ends with the file. */
export function addressOfVideo(ctx: With<'vault' | 'settings'>, video: Made): string {
  const address = new URL(`/share-video/${video.id}`, ctx.ports.settings.contentUrl)
  address.searchParams.set('key', signedUntil(ctx.ports.vault, signed(video), ctx.now().getTime() + openMs))
  return address.href
}

/** Tells whether a key opens a video. */
export function opensVideo(ctx: With<'vault'>, video: Made, key: string): boolean {
  return isSignedUntil(ctx.ports.vault, signed(video), { key, now: ctx.now() })
}

function signed({ id, storage_key: key }: Made) {
  return { purpose: 'share-video', text: [id, key].join(' ') }
}
