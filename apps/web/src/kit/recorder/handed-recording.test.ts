import { expect, test } from 'vitest'

import { useForTests } from '../testing/hook.testing.ts'
import { handRecording, useHandedRecording } from './handed-recording.ts'

test('a recording is given to the screen that it was handed to, once', async () => {
  const taken: string[] = []
  const open = (path: string) =>
    useForTests(() => useHandedRecording(path, ({ name }) => taken.push(`${path} ${name}`)))
  handRecording('/one', new File(['sound'], 'mine.mp3'))
  await open('/other')
  expect(taken).toEqual([])
  await open('/one')
  await open('/one')
  expect(taken).toEqual(['/one mine.mp3'])
})
