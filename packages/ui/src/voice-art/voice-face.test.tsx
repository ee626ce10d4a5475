import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { VoiceFace } from './voice-face.tsx'

test('a face is decoration unless it is named', () => {
  expect(renderToStaticMarkup(<VoiceFace id="Ada" />)).toContain('aria-hidden="true"')
  const named = renderToStaticMarkup(<VoiceFace id="Ada" label="Ada" />)
  expect(named).toContain('role="img"')
  expect(named).not.toContain('aria-hidden')
})

test('a picture that people gave takes the place of the drawn one, letter and all', () => {
  const drawn = renderToStaticMarkup(<VoiceFace id="Ada" initial="A" speaking />)
  expect(drawn).toContain('data:image/svg+xml,')
  expect(drawn).toContain('>A</span>')
  expect(drawn).toContain('data-speaking="drawn"')
  const given = renderToStaticMarkup(<VoiceFace id="Ada" initial="A" picture="/ada.png" speaking />)
  expect(given).toContain('src="/ada.png"')
  expect(given).not.toContain('>A</span>')
  expect(given).toContain('data-speaking="given"')
})
