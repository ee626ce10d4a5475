import { expect, test } from 'vitest'
import { htmlOfMarkdown } from './markdown.ts'
import { readPage } from './read-page.ts'

test.each([
  ['a paragraph\nin two lines', '<p>a paragraph in two lines</p>'],
  ['# Once\n\ntext', '<h2 id="once">Once</h2><p>text</p>'],
  ['## Über uns\ntext', '<h2 id="über-uns">Über uns</h2><p>text</p>'],
  ['- one\n- two\n  goes on', '<ul><li>one</li><li>two goes on</li></ul>'],
  ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
  ['> said', '<blockquote><p>said</p></blockquote>'],
  ['```js\nif (a < b) {}\n\n# no heading\n```', '<pre><code>if (a &lt; b) {}\n\n# no heading</code></pre>'],
  ['---', '<hr>'],
  ['**strong** *soft* `a*b*`', '<p><strong>strong</strong> <em>soft</em> <code>a*b*</code></p>'],
  [
    '[here](/docs) [there](https://example.org/a?b=1&c=2)',
    '<p><a href="/docs">here</a> <a href="https://example.org/a?b=1&amp;c=2">there</a></p>',
  ],
  ['[us](mailto:us@example.org)', '<p><a href="mailto:us@example.org">us</a></p>'],
])('%j is written as %s', (markdown, html) => {
  expect(htmlOfMarkdown(markdown)).toBe(html)
})

test.each([
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['[x](javascript:alert`1`)', '<p>x</p>'],
  ['[x](data:text/html,<script>)', '<p>x</p>'],
  ['[x](//evil.example)', '<p>x</p>'],
  ['[x](/\\evil.example)', '<p>x</p>'],
  ['[x](https://a"onmouseover="b)', '<p><a href="https://a&quot;onmouseover=&quot;b">x</a></p>'],
  ['[<b>](/a)', '<p><a href="/a">&lt;b&gt;</a></p>'],
  ['![seen](https://elsewhere.example/pixel.png)', '<p>seen</p>'],
  ['## "><img src=x>', '<h2 id="img-src-x">&quot;&gt;&lt;img src=x&gt;</h2>'],
  ['```"><script>\nx\n```', '<pre><code>x</code></pre>'],
])('%s does nothing', (markdown, html) => {
  // An address that no reader of addresses takes is only its words.
  const shown = htmlOfMarkdown(markdown)
  expect([html, html.replace(/<a href="https:[^>]*>(.*)<\/a>/u, '$1')]).toContain(shown)
})

test('a long text without an end takes no longer than its length', () => {
  const began = performance.now()
  for (const text of ['*'.repeat(50_000), '['.repeat(50_000), '`'.repeat(50_001), '> '.repeat(500), '#'.repeat(50_000)])
    htmlOfMarkdown(text)
  expect(performance.now() - began).toBeLessThan(2000)
})

test('a page has a title, a description and, where it is a post, a day', () => {
  expect(readPage('# A *title*\r\nDate: 2026-11-28\r\n\r\n## First\r\n\r\nWhat [it](/a) is.\r\n\r\nMore.')).toEqual({
    title: 'A title',
    description: 'What it is.',
    date: '2026-11-28',
    text: '## First\n\nWhat [it](/a) is.\n\nMore.',
  })
  expect(readPage('No title.')).toEqual({ title: '', description: 'No title.', text: 'No title.' })
  expect([...readPage(`# T\n\n${'long '.repeat(100)}`).description]).toHaveLength(200)
})

test('quotations are quoted so deep as anybody reads them, and no file exhausts the stack', () => {
  expect(htmlOfMarkdown('> > said')).toBe('<blockquote><blockquote><p>said</p></blockquote></blockquote>')
  const deep = htmlOfMarkdown(`${'>'.repeat(100_000)} said`)
  expect(deep.match(/<blockquote>/gu)).toHaveLength(8)
  expect(deep).toContain('&gt;&gt; said</p>')
})
