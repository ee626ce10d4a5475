import type { RecordingQuality } from '@vireo/engines'
import { expect, test } from 'vitest'
import { assertVoice } from './sample-error.ts'

const spoken: RecordingQuality = {
  durationMs: 4000,
  levelLufs: -16,
  noiseDb: 40,
  clippedShare: 0,
  speechShare: 0.9,
  musicShare: 0.2,
  grade: 'good',
  problems: [],
}

test.each([
  ['a voice', {}, undefined],
  ['a voice that holds some of its notes', { musicShare: 0.27, problems: ['music'], grade: 'ok' }, undefined],
  ['music', { musicShare: 0.6, problems: ['music'], grade: 'bad' }, 'sample_music'],
  ['silence', { problems: ['silent'], grade: 'bad' }, 'sample_silent'],
  ['nobody', { problems: ['no_speech'], grade: 'bad' }, 'sample_no_speech'],
  ['a moment', { problems: ['too_short'], grade: 'bad' }, 'sample_too_short'],
] as const)('%s is taken, or refused by its name', (_what, change, code) => {
  const judge = () =>
    assertVoice({ ...spoken, ...change, problems: [...('problems' in change ? change.problems : [])] })
  if (code === undefined) expect(judge).not.toThrow()
  else expect(judge).toThrow(expect.objectContaining({ code }))
})
