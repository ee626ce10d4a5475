import type { WorkCheck } from '@vireo/contracts/publishing'
import type { WorkRow } from '../tables.ts'

type Sentences = Readonly<Record<WorkCheck['code'], Partial<Record<WorkCheck['state'], string>>>>

const waiting = 'This recording is being measured. Ask again in a moment.'

/** What each check says: what to do, or that nothing has to be done. */
export const checkSentences: Sentences = {
  author: { passed: 'The author is named.', failed: 'Say who wrote the work.' },
  description: { passed: 'There is a description.', failed: 'Describe the work in a few sentences.' },
  language: { passed: 'The language is known.', failed: 'Say in which language the work is.' },
  genre: { passed: 'The work has a genre.', failed: 'Choose at least one genre.' },
  audience: { passed: 'The audience is known.', failed: 'Say for whom the work is.' },
  rights: {
    passed: 'It is confirmed that you may publish all of it.',
    failed: 'Confirm that you may publish all text and sound of the work.',
  },
  cover: {
    passed: 'There is a cover.',
    failed: 'Give the work a square cover.',
  },
  chapters: {
    passed: 'The work has chapters.',
    failed: 'Add a recording as a chapter.',
  },
  recording: {
    passed: 'The recording can be read.',
    failed: 'Choose another recording: this one was deleted, or cannot be read.',
    waiting,
  },
  loudness: {
    passed: 'The recording is as loud as listeners expect.',
    failed: 'Bring the recording to −18 LUFS, two more or less, or have it done when the work is released.',
    mended: 'The recording is brought to −18 LUFS when the work is released.',
    waiting,
  },
  peak: {
    passed: 'No peak is too high.',
    failed: 'Turn down the peaks of the recording to −1 dBTP, or have it done when the work is released.',
    mended: 'The peaks of the recording are turned down when the work is released.',
    waiting,
  },
  silence_start: {
    passed: 'The recording begins soon.',
    failed: 'Cut the silence at the beginning of the recording to at most 3 seconds.',
    waiting,
  },
  silence_end: {
    passed: 'The recording ends in time.',
    failed: 'Cut the silence at the end of the recording to at most 5 seconds.',
    waiting,
  },
  silence_inside: {
    passed: 'No pause is too long.',
    failed: 'Shorten the pauses of the recording to at most 5 seconds.',
    waiting,
  },
}

/** What fails otherwise with works of a kind: each is told of its own alone. */
export const kindSentences: Readonly<Partial<Record<WorkRow['kind'], Partial<Record<WorkCheck['code'], string>>>>> = {
  podcast: { cover: 'Give the podcast a square cover of at least 1400 pixels a side.' },
  single: { chapters: 'Choose the one recording that the single piece is.' },
}
