import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'

import { laterPart } from './later-part.ts'

test('a part that is not there yet is not waited for: the screen is drawn without it', () => {
  const usePart = laterPart(() => Promise.resolve('the part'))
  const Shown = () => createElement('p', null, usePart() ?? 'the screen')
  expect(renderToStaticMarkup(createElement(Shown))).toBe('<p>the screen</p>')
})
