import { joinSamples } from '@vireo/audio'
import { classifierLimits } from '@vireo/contracts/classifier'
import type { UploadedFile } from '@vireo/contracts/kit'
import { EngineError, MediaError, type MarkFinding } from '@vireo/engines'
import { engineFailure, mediaFailure } from '#ports/engine-failure.ts'
import type { With } from '#ports/ports.ts'
import type { UploadedSound } from '#ports/uploads/read-upload.ts'
import { readSource } from '#speech/sources/index.ts'

/** What was found in a recording, and whether marks are written here at present. */
export type Heard = { readonly finding: MarkFinding; readonly marksAreWritten: boolean }

/** Looks for a mark of this instance in a recording, in the turns of `share`. Keeps nothing; counting is up to the caller. */
export async function listenForMark(
  ctx: With<'marks' | 'media'>,
  files: readonly UploadedFile[],
  share: string,
): Promise<Heard> {
  const { durationMsMax, durationMsMin } = classifierLimits
  const sound = await readSource(ctx, files, { durationMsMax, durationMsMin })
  const { marks } = ctx.ports
  try {
    const samples = await samplesOf(ctx, sound, share)
    const finding = await marks.find(samples, { signal: ctx.signal, share })
    return { finding, marksAreWritten: marks.areWritten }
  } catch (error) {
    if (error instanceof EngineError) throw engineFailure(error)
    throw (error instanceof MediaError && mediaFailure(error)) || error
  }
}

/** Reads the sound at the rate that marks are looked for at: ten minutes of it are 20 MB. */
async function samplesOf(
  ctx: With<'marks' | 'media'>,
  { path, sampleRateHz }: UploadedSound,
  share: string,
): Promise<Float32Array> {
  const parts: Float32Array[] = []
  const asked = {
    sampleRateHz: ctx.ports.marks.sampleRateHz,
    sourceFormat: { codec: 'pcm', sampleRateHz } as const,
    signal: ctx.signal,
    share,
  }
  for await (const part of ctx.ports.media.decode({ path }, asked)) parts.push(part)
  return joinSamples(parts)
}
