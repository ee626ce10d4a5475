import { expect, test } from 'vitest'

import { captionsOf } from './use-captions.ts'

test('what is written becomes captions that nothing in it can break', () => {
  const times = { speaker_id: 'a', start_s: 3661.5, end_s: 3662 }
  const segments = [
    { id: '1', text: 'One <b>\r\r\n\ntwo --> & three', ...times },
    { id: '2', text: ' ', ...times },
    { id: '3', text: 'Three', translation: 'Drei', ...times },
    { id: '4', text: 'Four', translation: ' ', ...times },
  ]
  const shown = ['One &lt;b>\ntwo → &amp; three', 'Drei', 'Four'].map(
    (said) => `01:01:01.500 --> 01:01:02.000\n${said}\n\n`,
  )
  expect(captionsOf(segments)).toBe(`WEBVTT\n\n${shown.join('')}`)
})
