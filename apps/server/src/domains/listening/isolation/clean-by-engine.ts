import { createResampler, joinSamples, noiseRemoverRateHz, toPcm16 } from '@vireo/audio'
import { type CleaningEngine, EngineError, openSampleFile, type SampleFile, type SampleSource } from '@vireo/engines'
import { writeIntoFile } from '#kernel/files/write-into-file.ts'
import type { With } from '#ports/ports.ts'
import type { UploadedSound } from '#ports/uploads/read-upload.ts'

/** An engine is given so much at a time, and hears so much before it. */
const windowSeconds = 20
const leadSeconds = 1

/**
 * Lets an installed engine clean a recording, beside the upload and gone with it. Undefined where there is none, or where it fails:
 * the house can do it itself.
 */
export async function cleanByEngine(ctx: With<'abilities'>, source: UploadedSound): Promise<SampleFile | undefined> {
  const engine = await ctx.ports.abilities.find('cleaning')
  if (!engine || source.sampleRateHz !== noiseRemoverRateHz) return undefined
  const path = `${source.path}.cleaned`
  const sound = openSampleFile(source)
  try {
    await writeIntoFile(path, cleaned(ctx, engine, sound), ctx.signal)
    return { path, sampleRateHz: noiseRemoverRateHz }
  } catch (error) {
    ctx.signal.throwIfAborted()
    if (!(error instanceof EngineError)) throw error
    ctx.log.warn({ err: error }, 'an engine that cleans recordings failed; the house cleans this one itself')
    return undefined
  } finally {
    sound.close()
  }
}

async function* cleaned(
  ctx: With<'abilities'>,
  engine: CleaningEngine,
  sound: SampleSource,
): AsyncIterable<Uint8Array> {
  const rate = sound.sampleRateHz
  for (let start = 0; start < sound.sampleCount; start += windowSeconds * rate) {
    const lead = Math.min(start, leadSeconds * rate)
    const length = Math.min(windowSeconds * rate, sound.sampleCount - start)
    const asked = { signal: ctx.signal, share: ctx.workspaceId }
    const heard = { samples: sound.read(start - lead, lead + length), sampleRateHz: rate }
    const { samples, sampleRateHz } = await engine.clean(heard, asked)
    const back = await createResampler(sampleRateHz, rate)
    const whole = joinSamples([back.process(samples), back.flush()])
    const part = new Float32Array(length)
    part.set(whole.subarray(lead, lead + length))
    yield toPcm16(part)
  }
}
