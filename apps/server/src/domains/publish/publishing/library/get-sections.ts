import type { Input } from '@vireo/contracts/kit'
import type { PodcastChapters, publishingEndpoints } from '@vireo/contracts/publishing'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import type { Cue } from '../tables.ts'
import { getCues, getSpokenChapter } from './find-published.ts'
import { answerDocument } from './library-page.ts'
import { plainOf } from './text-of.ts'

const sectionsMax = 200
const titleMax = 60

/** Answers with where the paragraphs of a chapter begin, as players of podcasts read it. */
export async function getSections(
  ctx: With<'vault'>,
  input: Input<typeof publishingEndpoints.getSections>,
): Promise<ByteAnswer> {
  ctx.client.tell('access-control-allow-origin', '*')
  const { chapter } = await getSpokenChapter(ctx, input)
  const cues = await getCues(ctx, chapter)
  return answerDocument('application/json+chapters', JSON.stringify(sectionsOf(chapter.title, cues)))
}

/** Names each paragraph by how it begins; without paragraphs there is one section, which is the chapter. */
export function sectionsOf(title: string, cues: readonly Cue[]): PodcastChapters {
  const begins = cues.filter((cue) => cue.begins).slice(0, sectionsMax)
  const chapters = begins.map(({ startMs, text }) => ({ startTime: startMs / 1000, title: shortened(text) }))
  return {
    version: '1.2.0',
    chapters: chapters.length > 1 ? chapters : [{ startTime: 0, title: plainOf(title) }],
  }
}

function shortened(text: string): string {
  const characters = [...plainOf(text)]
  return characters.length <= titleMax ? characters.join('') : `${characters.slice(0, titleMax).join('').trimEnd()}…`
}
