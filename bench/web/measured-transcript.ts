import type { OpenTranscript } from '@vireo/contracts/transcription'
import { uniqueText } from '../texts.ts'

const secondsPerWord = 0.4
const wordsPerParagraph = 27

/** Makes up a transcript of so many hours, with the words that are looked for in it. */
export function transcriptOf(id: string, hours: number): OpenTranscript & { readonly said: string } {
  const words = Math.round((hours * 3600) / secondsPerWord)
  const text = uniqueText(400).split(' ')
  const token = (type: 'word' | 'spacing', said: string, at: number) => ({
    text: said,
    type,
    start: at * secondsPerWord,
    end: (at + (type === 'word' ? 0.9 : 1)) * secondsPerWord,
    speaker_id: null,
    logprob: at % 11 === 0 ? -1.2 : -0.1,
  })
  const paragraphs = Array.from({ length: Math.ceil(words / wordsPerParagraph) }, (_, paragraph) => ({
    speaker_id: `speaker_${Math.floor(paragraph / 3) % 2}`,
    tokens: Array.from({ length: wordsPerParagraph }, (__, word) => {
      const at = paragraph * wordsPerParagraph + word
      return [token('word', text[at % text.length] ?? 'word', at), token('spacing', ' ', at + 0.9)]
    }).flat(),
  }))
  return {
    /** Words that follow each other in it. */
    said: text.slice(0, 9).join(' '),
    transcript: {
      transcription_id: id,
      title: 'Measured',
      state: 'done',
      progress: 1,
      seconds_left: null,
      failure: null,
      language_code: 'en',
      duration_ms: hours * 3_600_000,
      is_fetching: false,
      has_video: false,
      has_media: false,
      version: 1,
      credits: 0,
      excerpt: '',
      made_by: { user_id: null, name: null },
      permission_on_resource: 'admin',
      created_at_unix: 0,
    },
    version: 1,
    timing: 'engine',
    document: {
      speakers: [
        { id: 'speaker_0', name: 'Ann' },
        { id: 'speaker_1', name: 'Ben' },
      ],
      paragraphs,
    },
  }
}
