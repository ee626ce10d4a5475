import { TellableError } from '#kit/failures/tellable-error.ts'

const nameMax = 255
const textMax = 20

/** Types a downloaded recording or archive may have, without their parameters. */
const supportedTypes: ReadonlySet<string> = new Set([
  'audio/mpeg',
  'audio/mp3',
  'audio/wav',
  'audio/x-wav',
  'audio/wave',
  'audio/ogg',
  'audio/pcm',
  'audio/basic',
  'audio/pcma',
  'application/zip',
  'application/x-zip-compressed',
])

/** Throws when an answer to a download is neither audio nor a zip. */
export function assertDownloadType(contentType: string): void {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!supportedTypes.has(type))
    throw new TellableError(`Invalid response type received: ${contentType} is not supported.`)
}

/** Answers the extension of a download: WAV stays WAV and a zip a zip, every other encoding is downloaded as mp3. */
export function extensionOf(outputFormat: string): 'wav' | 'zip' | 'mp3' {
  if (/^wav(_|$)/u.test(outputFormat)) return 'wav'
  return outputFormat === 'zip' ? 'zip' : 'mp3'
}

/** Gives a name exactly this extension; a different one at its end is replaced. */
export function withExtension(name: string, extension: string): string {
  const stem = name.replace(/\.[a-z0-9]{1,5}$/iu, '')
  return `${shortened(stem, nameMax - extension.length - 1)}.${extension}`
}

/** Shortens a name to so many bytes, which file systems count, and cuts no character in two. */
function shortened(name: string, bytesMax: number): string {
  const characters = [...name]
  const bytesOf = (text: string) => new TextEncoder().encode(text).length
  let sizeBytes = bytesOf(name)
  while (sizeBytes > bytesMax) sizeBytes -= bytesOf(characters.pop() ?? '')
  return characters.join('')
}

/**
 * Keeps the word characters of a text, which are letters, digits and underscores of any script; blanks become
 * underscores.
 */
export function safeName(text: string): string {
  const name = text
    .trim()
    .replaceAll(/\s+/gu, '_')
    .replaceAll(/[^\p{L}\p{M}\p{N}_]/gu, '')
  return shortened(name, nameMax)
}

/** Names the file of one recording: its voice and the beginning of its text. */
export function recordingName(voiceName: string | null, text: string | null, outputFormat: string): string {
  const beginning = [...safeName(text ?? '')].slice(0, textMax).join('').replace(/_+$/u, '')
  const parts = [safeName(voiceName ?? ''), beginning].filter((part) => part !== '')
  return withExtension(parts.join('_') || 'recording', extensionOf(outputFormat))
}

/** Names the file of several recordings in one. `date` is MM/DD/YY. */
export function archiveName(date: string): string {
  return withExtension(`vireo_history_${date.replaceAll('/', '-')}`, 'zip')
}
