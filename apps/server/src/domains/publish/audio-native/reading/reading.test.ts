import { expect, test } from 'vitest'
import { plainArticle, readArticle } from './read-article.ts'
import { textParts } from './text-parts.ts'

const paragraph = 'Apples are red and round, and they fall when nobody looks at them for long enough to notice.'
const page = (body: string, head = '') =>
  `<!doctype html><html lang="en-GB"><head><title>Of apples</title>${head}</head><body>${body}</body></html>`
const around = (article: string) =>
  `<nav><a href="/">Home</a><a href="/about">About us</a></nav><article><h1>Of apples</h1>${article}</article><footer>Buy our pears</footer>`

test('the article of a page is read, and nothing that stands around it', async () => {
  const body = around(`${`<p>${paragraph}</p>`.repeat(6)}<script>evil()</script><p>A <b>bold</b> end.</p>`)
  const head = '<link rel="canonical" href="https://example.test/apples"><meta name="author" content="Ada">'
  const article = await readArticle({ markup: page(body, head), kind: 'page' }, 'w')
  expect(article).toMatchObject({ language: 'en-GB', author: 'Ada', canonical: 'https://example.test/apples' })
  expect(article.title).toContain('Of apples')
  expect(article.text.split('\n\n').slice(0, 2)).toEqual([paragraph, paragraph])
  expect(article.text).toContain('A bold end.')
  expect(article.text).not.toMatch(/evil|About us|pears/u)
})

test('a file is read as a whole, block by block', async () => {
  const markup = '<html><body><div><p>One   two</p><p>Three<br>four</p><ul><li>five</li></ul></div></body></html>'
  expect((await readArticle({ markup, kind: 'file' }, 'w')).text).toBe('One two\n\nThree\n\nfour\n\nfive')
  expect((await readArticle({ markup: '<p>Bare</p>', kind: 'file' }, 'w')).text).toBe('Bare')
  expect(plainArticle(' One\ntwo \n\n\n three ').text).toBe('One two\n\nthree')
})

test.each([
  ['a menu alone', page('<nav><a href="/">Home</a></nav>')],
  ['a hundred thousand parts', page('<p>a</p>'.repeat(100_000))],
  ['a depth that takes too long', page('<div>'.repeat(59_000) + paragraph)],
  ['what is no markup', '\u0000\u0001\u0002 %PDF-1.7'],
])('%s is unreadable, and the next page is read all the same', async (_, markup) => {
  await expect(readArticle({ markup, kind: 'page', patienceMs: 500 }, 'w')).rejects.toMatchObject({
    code: 'audio_native_content_unreadable',
  })
})

test('what is longer than is read aloud in one piece is refused', async () => {
  const markup = page(around(`<p>${paragraph}</p>`.repeat(900)))
  await expect(readArticle({ markup, kind: 'page' }, 'w')).rejects.toMatchObject({
    code: 'audio_native_content_too_long',
  })
  expect(() => plainArticle(' \n ')).toThrow('Nothing')
})

test.each([
  ['a\n\nb\n\nc', 5, ['a\n\n', 'b\n\nc']],
  ['One two. Three four.', 12, ['One two. ', 'Three four.']],
  ['one two three', 8, ['one two ', 'three']],
  ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
  ['ab😀c', 3, ['ab', '😀c']],
  ['abcd ', 4, ['abcd ']],
])('%j in parts of %i is %j', (text, max, parts) => {
  expect(textParts(text, max)).toEqual(parts)
  expect(textParts(text, max).join('')).toBe(text)
})

test('a title that is too long is cut between what people see as letters', async () => {
  const family = '👩‍👩‍👧‍👦'
  const long = `${'a'.repeat(290)}${family}b`
  const markup = `<html><head><title>${long}</title></head><body><p>Words.</p></body></html>`
  expect((await readArticle({ markup, kind: 'file' }, 'w')).title).toBe('a'.repeat(290))
  const fitting = markup.replace('aaa', 'aa')
  expect((await readArticle({ markup: fitting, kind: 'file' }, 'w')).title).toBe(`${'a'.repeat(289)}${family}`)
})
