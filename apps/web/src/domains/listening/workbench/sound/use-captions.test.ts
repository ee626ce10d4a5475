import { expect, test } from 'vitest'

import { captionsOf } from './use-captions.ts'

test('what is written becomes captions that nothing in it can break', () => {
  const times = { speaker_id: 'a', start_s: 3661.5, end_s: 3662 }
  const segments = [
    { id: '1', text: 'One <b>\n\ntwo --> & three', ...times },
    { id: '2', text: ' ', ...times },
  ]
  expect(captionsOf(segments)).toBe('WEBVTT\n\n01:01:01.500 --> 01:01:02.000\nOne &lt;b>\ntwo → &amp; three\n\n')
})
