import { expect, test } from 'vitest'
import { linksIn } from './links-in.ts'

test('links stand each once, however they were pasted, and what is none is told apart', () => {
  const pasted = ' https://a.test/talk.mp3\nhttps://b.test/film.mp4 https://a.test/talk.mp3\tnonsense ftp://c.test/x '
  expect(linksIn(pasted)).toEqual({
    links: ['https://a.test/talk.mp3', 'https://b.test/film.mp4'],
    rest: ['nonsense', 'ftp://c.test/x'],
  })
  expect(linksIn(`https://a.test/${'x'.repeat(2000)}`).links).toEqual([])
})
