import { SourceError, type SampleFile } from '@vireo/engines'
import type { With } from '#ports/ports.ts'
import { inScratchFolder } from '#voices/samples/index.ts'
import { cutWindow } from './cut-window.ts'
import { followText, type FollowedText, type ListenTo } from './follow-text.ts'
import { partsOf, type TextPart } from './parts-of.ts'
import type { Mark } from './text-times.ts'

export type FollowedRecording = {
  /** The words that were found, as places of the text. */
  readonly marks: readonly Mark[]
  /** How far the recording was listened to; 0 where nothing could be heard. */
  readonly heardMs: number
}

type Said = { readonly text: string; readonly language: string }

/** Follows a text through a recording on this machine. Rejects with EngineError. */
export async function followRecording(
  ctx: With<'speechAnalysis'>,
  sound: SampleFile & { readonly durationMs: number },
  { text, language }: Said,
): Promise<FollowedRecording> {
  const parts = partsOf(text, language)
  const followed = await inScratchFolder((folder) =>
    followText(sound.durationMs, parts, listenIn(ctx, sound, { language, folder })),
  )
  return { marks: marksOf(parts, followed), heardMs: followed.heardMs }
}

function listenIn(
  ctx: With<'speechAnalysis'>,
  sound: SampleFile,
  { language, folder }: { readonly language: string; readonly folder: string },
): ListenTo {
  const asked = { signal: ctx.signal, share: ctx.workspaceId }
  return async (window, pieces, voice) => {
    const file = await cutWindow(sound, window, { folder, signal: ctx.signal })
    try {
      return await ctx.ports.speechAnalysis.place(
        file,
        { pieces, language, ...(voice !== undefined && { voice }) },
        asked,
      )
    } catch (error) {
      // A stretch in which nothing is heard is passed over; the words are somewhere else.
      if (error instanceof SourceError) return undefined
      throw error
    }
  }
}

function marksOf(parts: readonly TextPart[], { parts: placed }: FollowedText): Mark[] {
  return parts.flatMap(({ start }, at) =>
    (placed[at]?.words ?? []).map(({ textStart, textEnd, ...word }) => {
      return { ...word, textStart: start + textStart, textEnd: start + textEnd }
    }),
  )
}
