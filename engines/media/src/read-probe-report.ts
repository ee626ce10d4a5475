import type { MediaDescription } from '@vireo/engines'

/** What a file says about itself. A duration it does not state is absent. */
export type ProbeReport = Omit<MediaDescription, 'durationMs'> & { readonly durationMs?: number }

function textAt(value: unknown, key: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const field: unknown = Reflect.get(value, key)
  return typeof field === 'string' || typeof field === 'number' ? `${field}` : undefined
}

function numberAt(value: unknown, key: string): number {
  return Number(textAt(value, key))
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function soundOf(streams: readonly unknown[]): MediaDescription['audio'] {
  const stream = streams.find((candidate) => textAt(candidate, 'codec_type') === 'audio')
  if (stream === undefined) return undefined
  const sampleRateHz = numberAt(stream, 'sample_rate') || 0
  return { codec: textAt(stream, 'codec_name') ?? 'unknown', sampleRateHz, channels: numberAt(stream, 'channels') || 0 }
}

function pictureOf(streams: readonly unknown[]): MediaDescription['video'] {
  const stream = streams.find(
    (candidate) =>
      textAt(candidate, 'codec_type') === 'video' && numberAt(at(candidate, 'disposition'), 'attached_pic') !== 1,
  )
  if (stream === undefined) return undefined
  const codec = textAt(stream, 'codec_name') ?? 'unknown'
  return { codec, width: numberAt(stream, 'width') || 0, height: numberAt(stream, 'height') || 0 }
}

/** Reads what `ffprobe -print_format json` wrote; undefined when it recognised nothing. */
export function readProbeReport(json: string): ProbeReport | undefined {
  const report: unknown = JSON.parse(json)
  const streams = at(report, 'streams')
  const container = textAt(at(report, 'format'), 'format_name')
  if (!Array.isArray(streams) || container === undefined) return undefined
  const durationMs = Math.round(numberAt(at(report, 'format'), 'duration') * 1000)
  const audio = soundOf(streams)
  const video = pictureOf(streams)
  return {
    container,
    ...(Number.isFinite(durationMs) && { durationMs }),
    ...(audio && { audio }),
    ...(video && { video }),
  }
}
