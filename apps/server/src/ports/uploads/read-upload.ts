import { open } from 'node:fs/promises'
import type { UploadedFile } from '@vireo/contracts/kit'
import type { OutputFormat } from '@vireo/audio'
import { type MediaDescription, MediaError, type SampleFile } from '@vireo/engines'
import { mediaRefusal } from '../engine-failure.ts'
import { AppError } from '../../kernel/errors.ts'
import { mediaTypeOf } from '../../kernel/media-types.ts'
import type { With } from '../ports.ts'

/** The sound of an upload, beside it and gone with it. */
export type UploadedSound = SampleFile & {
  readonly durationMs: number
  /** FFmpeg's name of what it came in; undefined for bare samples. */
  readonly container: string | undefined
  /** Whether there are moving pictures beside it. */
  readonly hasVideo: boolean
}

export type UploadRules = {
  readonly durationMsMax: number
  /** The rate of bare 16-bit samples; undefined for files that tell by themselves. */
  readonly bareRateHz: number | undefined
}

const decodedRateHz = 48_000

/** Containers that state how long their sound is: less of it means that the end is missing. */
const exactContainers = /^(flac|w64|caf|mov,.*)$/
const missingShareMax = 0.05
/** Writers disagree about padding. */
const sizeSlackBytes = 64

/** First bytes of files that are no bare samples, whatever somebody says. */
const signatures = ['RIFF', 'ID3', 'OggS', 'fLaC', 'FORM']

/**
 * Reads what somebody sent as sound, whatever container it came in, without trusting a word of it. Throws
 * `invalid_audio`, `invalid_file_type`, `audio_too_long`.
 */
export async function readUpload(ctx: With<'media'>, file: UploadedFile, rules: UploadRules): Promise<UploadedSound> {
  if (file.sizeBytes === 0) throw refused('invalid_audio', file, 'This file is empty.')
  const sound = await (rules.bareRateHz === undefined ? decoded(ctx, file, rules) : bare(file, rules.bareRateHz))
  if (sound.durationMs > rules.durationMsMax) {
    const seconds = Math.floor(rules.durationMsMax / 1000)
    throw refused('audio_too_long', file, `This file is longer than the ${seconds} seconds allowed.`)
  }
  return sound
}

async function decoded(ctx: With<'media'>, file: UploadedFile, rules: UploadRules): Promise<UploadedSound> {
  const format = { codec: 'pcm', sampleRateHz: decodedRateHz } as const
  const { path, said } = await rewriteUpload(ctx, file, { durationMsMax: rules.durationMsMax, format })
  const durationMs = await durationOf(path, decodedRateHz)
  const { container, video } = said
  return { path, sampleRateHz: decodedRateHz, durationMs, container, hasVideo: video !== undefined }
}

export type RewriteRules = Pick<UploadRules, 'durationMsMax'> & {
  readonly format: OutputFormat
  /** Throws for what its reader alone minds, before all of it is read. */
  readonly assertFits?: (said: MediaDescription) => void
}

export type RewrittenUpload = { readonly path: string; readonly said: MediaDescription }

/**
 * Writes the sound of what somebody sent in another encoding, beside it and gone with it: one channel, without tags. Throws the
 * same as `readUpload`.
 */
export async function rewriteUpload(
  ctx: With<'media'>,
  file: UploadedFile,
  { durationMsMax, format, assertFits }: RewriteRules,
): Promise<RewrittenUpload> {
  if (file.sizeBytes === 0) throw refused('invalid_audio', file, 'This file is empty.')
  const options = { maxDurationMs: durationMsMax, signal: ctx.signal, share: ctx.workspaceId }
  const source = { path: file.path }
  const path = `${file.path}.${format.codec}`
  await assertWhole(file)
  try {
    const said = await ctx.ports.media.probe(source, options)
    if (!said.audio) throw refused('invalid_audio', file, 'There is no sound in this file.')
    if (!mediaTypeOf(said.container, said.video !== undefined))
      throw refused('invalid_file_type', file, 'Files of this type are not taken. Use MP3, WAV, FLAC, OGG or M4A.')
    assertFits?.(said)
    // What is heard beside a picture stays beside it.
    const asked = { ...options, isAlongPicture: said.video !== undefined }
    const { durationMs } = await ctx.ports.media.transcodeToFile(source, path, format, asked)
    assertAllThere(file, said, durationMs)
    return { path, said }
  } catch (error) {
    throw error instanceof MediaError ? mediaRefusal(error, file.fieldName) : error
  }
}

/** Rejects a file whose sound ends long before it says. */
function assertAllThere(file: UploadedFile, said: MediaDescription, durationMs: number): void {
  const missing = said.durationMs - durationMs
  if (said.video || !exactContainers.test(said.container) || missing <= missingShareMax * said.durationMs) return
  const [whole, there] = [said.durationMs, durationMs].map((ms) => (ms / 1000).toFixed(1))
  throw refused('invalid_audio', file, `This file is cut off: it should last ${whole} s, but ends after ${there} s.`)
}

async function bare(file: UploadedFile, sampleRateHz: number): Promise<UploadedSound> {
  const start = (await firstBytes(file.path)).toString('latin1')
  if (signatures.some((signature) => start.startsWith(signature))) {
    throw refused('invalid_file_type', file, 'This file has a container; it is no bare samples.')
  }
  const durationMs = await durationOf(file.path, sampleRateHz)
  return { path: file.path, sampleRateHz, durationMs, container: undefined, hasVideo: false }
}

/**
 * Rejects a cut-off WAV or AIFF file by the size that it states. A stated size of 0 or near the limit was unknown when
 * writing began and is ignored.
 */
export async function assertWhole(file: Pick<UploadedFile, 'path' | 'sizeBytes' | 'fieldName'>): Promise<void> {
  const start = await firstBytes(file.path)
  const kind = start.toString('latin1', 0, 4)
  if (start.length < 8 || (kind !== 'RIFF' && kind !== 'FORM')) return
  const stated = kind === 'RIFF' ? start.readUInt32LE(4) : start.readUInt32BE(4)
  if (stated >= 0x7fff_0000 || stated + 8 <= file.sizeBytes + sizeSlackBytes) return
  throw refused('invalid_audio', file, `This file is cut off: ${stated + 8 - file.sizeBytes} bytes are missing.`)
}

async function firstBytes(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function durationOf(path: string, sampleRateHz: number): Promise<number> {
  const handle = await open(path)
  try {
    return (Math.floor((await handle.stat()).size / 2) * 1000) / sampleRateHz
  } finally {
    await handle.close()
  }
}

type RefusalCode = 'invalid_audio' | 'invalid_file_type' | 'audio_too_long'

function refused(code: RefusalCode, file: Pick<UploadedFile, 'fieldName'>, message: string): AppError {
  return new AppError(code, { message, param: file.fieldName })
}
