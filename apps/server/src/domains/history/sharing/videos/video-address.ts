import { timingSafeEqual } from 'node:crypto'
import type { With } from '#ports/ports.ts'
import type { VideoRow } from '../tables.ts'

const openMs = 24 * 3_600_000

type Made = Pick<VideoRow, 'id' | 'storage_key'>

/** Makes the address of a video, which works for a day. It ends with the file. */
export function addressOfVideo(ctx: With<'vault' | 'settings'>, video: Made): string {
  const address = new URL(`/share-video/${video.id}`, ctx.ports.settings.contentUrl)
  address.searchParams.set('key', signed(ctx, video, ctx.now().getTime() + openMs))
  return address.href
}

/** Tells whether a key opens a video. */
export function opensVideo(ctx: With<'vault'>, video: Made, key: string): boolean {
  const until = Number(key.split('.', 1)[0])
  if (!(until > ctx.now().getTime())) return false
  const [offered, expected] = [Buffer.from(key), Buffer.from(signed(ctx, video, until))]
  return offered.length === expected.length && timingSafeEqual(offered, expected)
}

function signed(ctx: With<'vault'>, { id, storage_key: key }: Made, until: number): string {
  return `${until}.${ctx.ports.vault.mac('share-video', [id, key, until].join(' '))}`
}
