import { expect, test } from 'vitest'
import { shownPath, shownSource } from './shown-path.ts'

test.each([
  ['/', '/'],
  ['/pricing/api', '/pricing/api'],
  ['/app/speech-synthesis/text-to-speech?text=secret#part', '/app/speech-synthesis/text-to-speech'],
  ['/app/voice-lab/share/abc123/def', '/app/voice-lab/share/*'],
  ['/@ada', '/*'],
  ['/library/wrk_01H', '/library/*'],
  ['/languages/british-accent', '/languages/british-accent'],
  ['/a/b/c/d/e/f', '/a/b/c/d'],
  ['//double', '/double'],
  ['/app/ada%40example.test', '/app/*'],
])('%s is kept as %s', (path, kept) => {
  expect(shownPath(path)).toBe(kept)
})

test.each([
  ['Newsletter', 'newsletter'],
  ['search.example', 'search.example'],
  [' spring-2026 ', 'spring-2026'],
  ['<script>', null],
  ['ada@example.test', null],
  ['', null],
  [undefined, null],
])('the source %j is kept as %j', (source, kept) => {
  expect(shownSource(source)).toBe(kept)
})
