import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createResampler, joinSamples, type SampleSource, toPcm16 } from '@vireo/audio'
import { musicLimits } from '@vireo/contracts/music'
import type { UploadedFile } from '@vireo/contracts/kit'
import {
  EngineError,
  MediaError,
  openSampleFile,
  type SeparationEngine,
  type Sound,
  type StemFile,
} from '@vireo/engines'
import { requireAbility } from '#engines'
import { engineFailure, mediaFailure } from '#ports/engine-failure.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { readUpload } from '#ports/uploads/read-upload.ts'
import { sourceCost } from '#speech/sources/index.ts'
import { releaseEventually, reserve, settle } from '#usage/reservations/index.ts'
import type { Division } from './division.ts'

export type SeparationPorts = With<
  'abilities' | 'addressEngines' | 'concurrency' | 'media' | 'models' | 'music' | 'settings' | 'vault'
>

/** An engine is given so much at a time, and hears so much before it. */
const windowSeconds = 20
const leadSeconds = 1

/** Lets an engine take a recording apart, at the price of isolating a voice. Throws `engine_not_installed`. */
export async function separateByEngine(
  ctx: SeparationPorts,
  file: UploadedFile,
  division: Division,
): Promise<readonly StemFile[]> {
  const engine = await requireAbility(ctx, 'separation')
  const sound = await readUpload(ctx, file, { durationMsMax: musicLimits.msMax, bareRateHz: undefined })
  const credits = sourceCost(sound.durationMs, musicLimits.creditsPerMinute)
  const reservation = await reserve(ctx, { credits, reason: 'stem_separation' })
  const source = openSampleFile(sound)
  const heard: Heard = { ms: 0 }
  try {
    const parts = await apart(ctx, engine, source, { ...division, heard })
    const stems = await Promise.all(parts.map((part) => encoded(ctx, part, source.sampleRateHz, division)))
    ctx.signal.throwIfAborted()
    await transaction(ctx, (ctx) => settle(ctx, reservation.id, credits))
    return stems
  } catch (error) {
    if (ctx.signal.aborted && heard.ms > 0) {
      // What an engine has worked on is paid, also by who leaves before the end: it may be somebody's bill.
      const due = Math.min(credits, sourceCost(heard.ms, musicLimits.creditsPerMinute))
      await transaction(ctx, (ctx) => settle(ctx, reservation.id, due))
    } else await releaseEventually(ctx, reservation.id)
    ctx.signal.throwIfAborted()
    if (error instanceof EngineError) throw engineFailure(error)
    if (error instanceof MediaError) throw mediaFailure(error) ?? new AppError('engine_failed', { cause: error })
    throw error
  } finally {
    source.close()
  }
}

/** How much of a recording the engine has answered. */
type Heard = { ms: number }

type Part = { readonly name: string; readonly path: string }

/** Writes each part as bare samples; in two, all that is no voice is one. */
async function apart(
  ctx: SeparationPorts,
  engine: SeparationEngine,
  source: SampleSource,
  { folder, division, heard: progress }: Division & { readonly heard: Heard },
): Promise<Part[]> {
  const files = new Map<string, { readonly path: string; readonly handle: FileHandle }>()
  const rate = source.sampleRateHz
  try {
    for (let start = 0; start < source.sampleCount; start += windowSeconds * rate) {
      const lead = Math.min(start, leadSeconds * rate)
      const length = Math.min(windowSeconds * rate, source.sampleCount - start)
      const heard = { samples: source.read(start - lead, lead + length), sampleRateHz: rate }
      const parts = await engine.separate(heard, { signal: ctx.signal, share: ctx.workspaceId })
      progress.ms += (length * 1000) / rate
      const sums = new Map<string, Float32Array>()
      for (const [called, { samples, sampleRateHz }] of Object.entries(parts)) {
        const name = division === 'two' && called !== 'vocals' ? 'instrumental' : called
        const sum = sums.get(name) ?? new Float32Array(length)
        const whole = await atRate(ctx, { samples, sampleRateHz }, rate)
        for (let at = 0; at < length; at += 1) sum[at] = (sum[at] ?? 0) + (whole[lead + at] ?? 0)
        sums.set(name, sum)
      }
      for (const [name, sum] of sums) {
        const file = files.get(name) ?? (await openPart(path.join(folder, `${files.size}.samples`)))
        files.set(name, file)
        await file.handle.appendFile(toPcm16(sum))
      }
    }
  } finally {
    await Promise.all([...files.values()].map(({ handle }) => handle.close()))
  }
  return [...files].map(([name, { path: at }]) => ({ name, path: at }))
}

/** Brings a part to the rate of the song, a second at a time and others in between. */
async function atRate(
  ctx: Pick<SeparationPorts, 'signal'>,
  { samples, sampleRateHz }: Sound,
  rate: number,
): Promise<Float32Array> {
  const resampler = await createResampler(sampleRateHz, rate)
  const pieces: Float32Array[] = []
  for (let at = 0; at < samples.length; at += sampleRateHz) {
    pieces.push(resampler.process(samples.subarray(at, at + sampleRateHz)))
    await nextTurn()
    ctx.signal.throwIfAborted()
  }
  return joinSamples([...pieces, resampler.flush()])
}

async function openPart(at: string) {
  return { path: at, handle: await open(at, 'wx', 0o600) }
}

/** Encodes a part where others' media are read, which is no work of the thread that answers. */
async function encoded(ctx: With<'media'>, part: Part, sampleRateHz: number, { format }: Division): Promise<StemFile> {
  const target = `${part.path}.${format.codec}`
  const sourceFormat = { codec: 'pcm', sampleRateHz } as const
  const asked = { sourceFormat, signal: ctx.signal, share: ctx.workspaceId }
  await ctx.ports.media.transcodeToFile({ path: part.path }, target, format, asked)
  const name = part.name.replaceAll(/[^\w -]/gu, '_').slice(0, 60)
  return { name: `${name}.${format.codec === 'opus' ? 'ogg' : format.codec}`, path: target }
}
