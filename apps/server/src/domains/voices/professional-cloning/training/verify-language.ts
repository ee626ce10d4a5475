import path from 'node:path'
import { writeFile } from 'node:fs/promises'
import type { SampleFile, VoiceRecipe } from '@vireo/engines'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import type { With } from '#ports/ports.ts'
import { usualPreview } from '#voices/previews/index.ts'
import { inScratchFolder } from '#voices/samples/index.ts'
import { speakAs } from '#voices/speaking/index.ts'

const sampleRateHz = 24_000

type Claim = { readonly recipe: VoiceRecipe; readonly language: string }

/** Tells whether a voice is understood in a language: the words it speaks fit its sound better than other words do. */
export async function verifyLanguage(
  ctx: With<'speech' | 'speechAnalysis'>,
  { recipe, language: tag }: Claim,
  signal: AbortSignal,
): Promise<boolean> {
  const language = canonicalLanguage(tag)
  const text = usualPreview(language)
  const { audio } = await speakAs(ctx, { text, recipe, language, format: { codec: 'pcm', sampleRateHz } })
  return inScratchFolder(async (folder) => {
    const file: SampleFile = { path: path.join(folder, 'said.pcm'), sampleRateHz }
    await writeFile(file.path, audio)
    try {
      const options = { signal, share: ctx.workspaceId }
      const heard = await ctx.ports.speechAnalysis.align(file, { text, language, decoys: decoysOf(text) }, options)
      return heard.fits
    } catch (error) {
      signal.throwIfAborted()
      // A voice that nobody could listen to is none the worse for it; it only claims nothing.
      ctx.log.warn({ err: error, language }, 'a trained voice could not be listened to')
      return false
    }
  })
}

/** Returns the words of a text in two other orders, which nobody spoke. */
function decoysOf(text: string): string[] {
  const words = text.split(/\s+/u)
  const middle = Math.ceil(words.length / 2)
  return [words.toReversed().join(' '), [...words.slice(middle), ...words.slice(0, middle)].join(' ')]
}
