import { TaskContent } from '@vireo/contracts/productions'
import { expect, test } from 'vitest'

import { captionsOf } from './use-captions.ts'

test('what was written becomes captions that nothing in it can break', () => {
  const segment = { id: '1', text: 'One <b>\n\ntwo --> & three', speaker_id: 'a', start_s: 3661.5, end_s: 3662 }
  const content = TaskContent.parse({ segments: [segment] })
  expect(captionsOf(content)).toBe('WEBVTT\n\n01:01:01.500 --> 01:01:02.000\nOne &lt;b> two → &amp; three\n')
})
