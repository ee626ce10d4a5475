import { lameScale, type OutputFormat } from '@vireo/audio'
import type { MediaFormat } from '@vireo/engines'

/** Containers people keep sound and film in. Playlists, image sequences and scripts are not among them. */
const containers = [
  'aac',
  'ac3',
  'aiff',
  'amr',
  'ape',
  'asf',
  'au',
  'avi',
  'caf',
  'dsf',
  'eac3',
  'flac',
  'flv',
  'matroska',
  'mov',
  'mp3',
  'mpc',
  'mpc8',
  'mpeg',
  'mpegts',
  'ogg',
  'tta',
  'voc',
  'w64',
  'wav',
  'wv',
]

const rawDemuxers = { pcm: 's16le', ulaw: 'mulaw', alaw: 'alaw' } as const

function isRaw(codec: OutputFormat['codec']): codec is keyof typeof rawDemuxers {
  return codec in rawDemuxers
}

/**
 * Builds the arguments that open a source: from the sandbox's own files only, in the formats above, or as bare samples
 * of the given format.
 */
export function sourceArguments(path: string, sourceFormat?: OutputFormat): string[] {
  if (sourceFormat && isRaw(sourceFormat.codec)) {
    const demuxer = rawDemuxers[sourceFormat.codec]
    return ['-protocol_whitelist', 'file', '-f', demuxer, '-ar', `${sourceFormat.sampleRateHz}`, '-ac', '1', '-i', path]
  }
  return ['-protocol_whitelist', 'file', '-format_whitelist', containers.join(','), '-i', path]
}

/** Builds the arguments with which ffprobe writes its report on a source to a file. */
export function probeArguments(source: readonly string[], reportPath: string): string[] {
  return ['-v', 'error', '-print_format', 'json', '-show_format', '-show_streams', '-o', reportPath, ...source]
}

function mp3Arguments(kbps: number): string[] {
  return ['-c:a', 'libmp3lame', '-b:a', `${kbps}k`, '-id3v2_version', '0', '-f', 'mp3']
}

const mp3Kbps = 128

function encodingArguments(format: MediaFormat): string[] {
  switch (format.codec) {
    case 'aac':
      return ['-c:a', 'aac', '-b:a', `${format.bitrateKbps ?? 96}k`, '-f', 'adts']
    case 'flac':
      return ['-c:a', 'flac', '-f', 'flac']
    case 'mp3':
      return mp3Arguments(format.bitrateKbps ?? mp3Kbps)
    case 'opus':
      return ['-c:a', 'libopus', '-b:a', `${format.bitrateKbps ?? 64}k`, '-f', 'ogg']
    case 'wav':
      return ['-c:a', 'pcm_s16le', '-f', 'wav']
    case 'pcm':
      return ['-c:a', 'pcm_s16le', '-f', 's16le']
    case 'ulaw':
      return ['-c:a', 'pcm_mulaw', '-f', 'mulaw']
    case 'alaw':
      return ['-c:a', 'pcm_alaw', '-f', 'alaw']
  }
}

/** Builds what is done to samples before they are encoded. */
function filterArguments(format: MediaFormat, isAlongPicture: boolean): string[] {
  const filters = [
    ...(isAlongPicture ? ['aresample=async=1:first_pts=0'] : []),
    // As loud as before.
    ...(format.codec === 'mp3' ? [`volume=${1 / lameScale(format.bitrateKbps ?? mp3Kbps)}`] : []),
  ]
  return filters.length > 0 ? ['-af', filters.join(',')] : []
}

export type Track = { readonly sampleRateHz: number; readonly channels: 1 | 2; readonly maxDurationMs?: number }

/**
 * Builds the arguments that all outputs share: sound only, no tags, cut a little past the limit so that exceeding it
 * shows.
 */
function trackArguments({ sampleRateHz, channels, maxDurationMs }: Track): string[] {
  const cut = maxDurationMs === undefined ? [] : ['-t', `${(maxDurationMs + overrunMs) / 1000}`]
  const plain = ['-vn', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact']
  return [...plain, ...cut, '-ac', `${channels}`, '-ar', `${sampleRateHz}`]
}

/** How far past the longest allowed duration work goes on. */
export const overrunMs = 1000

/** Builds the arguments that encode into a sandbox path. */
export function transcodeArguments(
  source: readonly string[],
  format: MediaFormat,
  track: Omit<Track, 'sampleRateHz'> & { readonly isAlongPicture: boolean },
  targetPath: string,
): string[] {
  const shared = trackArguments({ ...track, sampleRateHz: format.sampleRateHz })
  const encoding = [...filterArguments(format, track.isAlongPicture), ...encodingArguments(format)]
  return ['-hide_banner', ...source, ...shared, '-flags:a', '+bitexact', ...encoding, targetPath]
}

/** Builds the arguments that decode into 32-bit float samples of one channel. */
export function decodeArguments(source: readonly string[], track: Track, targetPath: string): string[] {
  return ['-hide_banner', ...source, ...trackArguments(track), '-c:a', 'pcm_f32le', '-f', 'f32le', targetPath]
}
