import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import type { Cue } from '../tables.ts'
import { getCues, getSpokenChapter } from './find-published.ts'
import { answerDocument } from './library-page.ts'
import { lineOf } from './text-of.ts'

/** Answers with what is said in a chapter, and when, as WebVTT. */
export async function getTranscript(
  ctx: With<'vault'>,
  input: Input<typeof publishingEndpoints.getTranscript>,
): Promise<ByteAnswer> {
  ctx.client.tell('access-control-allow-origin', '*')
  const { chapter } = await getSpokenChapter(ctx, input)
  const cues = await getCues(ctx, chapter)
  return answerDocument('text/vtt; charset=utf-8', vttOf(cues))
}

/** Writes cues as WebVTT, in which markup of theirs is text. */
export function vttOf(cues: readonly Cue[]): string {
  const blocks = cues.map(({ startMs, endMs, text }) => `${clockOf(startMs)} --> ${clockOf(endMs)}\n${lineOf(text)}\n`)
  return ['WEBVTT\n', ...blocks].join('\n')
}

/** Writes a moment as hours, minutes, seconds and thousandths. */
export function clockOf(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`
}
