import { expect, test } from 'vitest'

import { linksIn } from './use-links.ts'

test('addresses stand each once, and what is none, or is not sent safely, is told apart', () => {
  expect(linksIn(' https://a.test/talk.mp3\nhttps://a.test/talk.mp3 http://b.test/film.mp4\tnonsense')).toEqual({
    links: ['https://a.test/talk.mp3'],
    rest: ['http://b.test/film.mp4', 'nonsense'],
  })
})
