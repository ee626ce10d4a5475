import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ShellFrame } from './src/app/shell/shell-frame.tsx'

const page = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8')
/** Tags alone, one blank between their attributes. */
const plain = (html: string) =>
  html
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ?([<>]) ?/gu, '$1')
    .replaceAll(/ ?\/>/gu, '>')

test('before any code has come the page shows the frame of the app as the app draws it, so that nothing moves', () => {
  const frame = renderToStaticMarkup(createElement(ShellFrame))
  expect(plain(page)).toContain(plain(frame))
})

test('nothing in it can be pressed, and no script or style stands in the page itself', () => {
  const root = page.slice(page.indexOf('id="root"'), page.indexOf('<noscript>'))
  expect(root).not.toMatch(/<(?:a|button|input|h1|style)\b|\sstyle=/u)
  expect(page.match(/<script(?![^>]*\ssrc=)/gu)).toBeNull()
})
