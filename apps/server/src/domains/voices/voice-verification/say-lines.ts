import type { VoiceId } from '@vireo/contracts/kit'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type SampleFile, voiceDistance } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { libraryVoices } from '#voices/library/index.ts'
import { inScratchFolder } from '#voices/samples/index.ts'
import { speakAs } from '#voices/speaking/index.ts'
import type { CaptchaLines } from './captcha/draw-lines.ts'

/**
 * How near a recording of the lines has to be to what is said here of them to be taken for that. Measured on English
 * lines: the same in other formats, at another pace, or in voices shaped from the same one, is at most 0.42 away; other
 * voices are at least 1.1 away.
 */
const ownVoiceWithin = 0.7
const sampleRateHz = 48_000

/** Says lines in a voice of their language, as MP3: never in the one that is to be proved. Throws `engine_failed`. */
export async function sayLines(ctx: With<'speech'>, lines: CaptchaLines, voiceId: VoiceId): Promise<Uint8Array> {
  const speaker = libraryVoices.find((voice) => voice.labels.language === lines.language && voice.voiceId !== voiceId)
  if (!speaker) throw new AppError('engine_failed')
  const { recipe } = speaker
  const { audio } = await speakAs(ctx, { text: lines.lines.join(' '), recipe, language: lines.language })
  return audio
}

/** Tells whether a recording sounds like what `sayLines` says, in any format and at any pace. */
export function soundsLikeOurs(
  ctx: With<'media' | 'speech' | 'speechAnalysis'>,
  recording: SampleFile,
  { lines, voiceId }: { readonly lines: CaptchaLines; readonly voiceId: VoiceId },
): Promise<boolean> {
  return inScratchFolder(async (folder) => {
    const audio = await sayLines(ctx, lines, voiceId)
    const options = { signal: ctx.signal, share: ctx.workspaceId }
    const [said, ours] = [path.join(folder, 'said'), { path: path.join(folder, 'ours'), sampleRateHz }]
    await writeFile(said, audio)
    await ctx.ports.media.transcodeToFile({ path: said }, ours.path, { codec: 'pcm', sampleRateHz }, options)
    const theirs = await ctx.ports.speechAnalysis.voiceprint(recording, options)
    return voiceDistance(theirs, await ctx.ports.speechAnalysis.voiceprint(ours, options)) <= ownVoiceWithin
  })
}
