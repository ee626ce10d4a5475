import type { SampleFile } from '@vireo/engines'
import type { With } from '#ports/ports.ts'
import { type VoiceSampleRow } from '#voices/samples/index.ts'

const format = { codec: 'mp3', sampleRateHz: 44_100, bitrateKbps: 64 } as const

/** Sound to listen to, as MP3. */
export type Heard = { readonly sample: VoiceSampleRow; readonly audio: Uint8Array; readonly durationMs: number }

/** Encodes a recording on disk as MP3. */
export function encode(ctx: With<'media'>, { path: file, sampleRateHz }: SampleFile): Promise<Uint8Array> {
  const sourceFormat = { codec: 'pcm', sampleRateHz } as const
  const { signal, workspaceId: share } = ctx
  return ctx.ports.media.transcode({ path: file }, format, { sourceFormat, signal, share })
}
