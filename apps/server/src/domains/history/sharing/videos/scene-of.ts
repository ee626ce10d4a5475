import type { ShareVideoQuery } from '@vireo/contracts/sharing'
import { shareVideoSecondsMax } from '@vireo/contracts/sharing'
import type { VideoScene, VideoText } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import type { Context } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import type { HistoryRow } from '#history'
import { findUser } from '#users'
import { voicesOf } from '../page/title-of.ts'
import { withoutTags } from './without-tags.ts'

/** Far more than anybody says in the longest video. */
const charactersMax = 10_000
const shownLettersMax = 10

type Look = Pick<ShareVideoQuery, 'theme' | 'strip_v3_tags'>
type Size = Pick<VideoScene, 'width' | 'height'>

/** Answers who is heard, as a video says it: what its fonts cannot show is left out. */
export async function captionOf(ctx: Context & With<'videos'>, item: HistoryRow): Promise<string> {
  const maker = await findUser(ctx, item.user_id)
  const parts = [voicesOf(item), maker?.public_name ?? undefined].flatMap((part) => part ?? [])
  const missing = await Promise.all(parts.map((part) => ctx.ports.videos.lettersWithout(part)))
  return parts.filter((_, at) => missing[at]?.length === 0).join(' · ')
}

/**
 * Describes what is seen while a recording is heard. Throws `video_too_long`, and `video_letters_missing` where the fonts
 * of videos do not have what is said.
 */
export async function sceneOf(
  ctx: With<'videos'>,
  item: HistoryRow,
  { look, size, caption }: { readonly look: Look; readonly size: Size; readonly caption: string },
): Promise<VideoScene> {
  const text = look.strip_v3_tags ? withoutTags(textOf(item)) : textOf(item)
  if (item.duration_ms > shareVideoSecondsMax * 1000 || text.characters.length > charactersMax)
    throw new AppError('video_too_long')
  const missing = await ctx.ports.videos.lettersWithout(text.characters.join(''))
  if (missing.length > 0) {
    const letters = missing.slice(0, shownLettersMax).join(' ')
    throw new AppError('video_letters_missing', {
      message: `Videos cannot show all letters of this text: ${letters}`,
      data: { letters: missing.slice(0, shownLettersMax) },
    })
  }
  const { theme } = look
  return { theme, ...size, durationMs: item.duration_ms, text, caption, peaks: item.peaks ?? [] }
}

function textOf({ alignments, text, dialogue }: HistoryRow): VideoText {
  if (alignments) return { characters: alignments.original.characters, startMs: alignments.original.startMs }
  const said = dialogue?.map((line) => line.text).join('\n') ?? text ?? ''
  return { characters: [...said], startMs: null }
}
