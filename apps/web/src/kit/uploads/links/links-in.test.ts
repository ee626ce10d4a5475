import { expect, test } from 'vitest'
import { linksIn } from './links-in.ts'

test('links stand each once, however they were pasted, and what is none is told apart', () => {
  const rule = { protocols: ['http:', 'https:'], lengthMax: 2000 }
  const pasted = ' https://a.test/talk.mp3\nhttps://b.test/film.mp4 https://a.test/talk.mp3\tnonsense ftp://c.test/x '
  expect(linksIn(pasted, rule)).toEqual({
    links: ['https://a.test/talk.mp3', 'https://b.test/film.mp4'],
    rest: ['nonsense', 'ftp://c.test/x'],
  })
  expect(linksIn(`https://a.test/${'x'.repeat(2000)}`, rule).links).toEqual([])
})

test('what is not sent safely is no link where that is asked for', () => {
  const rule = { protocols: ['https:'], lengthMax: 2000 }
  expect(linksIn(' https://a.test/talk.mp3\nhttps://a.test/talk.mp3 http://b.test/film.mp4\tnonsense', rule)).toEqual({
    links: ['https://a.test/talk.mp3'],
    rest: ['http://b.test/film.mp4', 'nonsense'],
  })
})
