import { expect, it } from 'vitest'

import { voiceDescriptionGerman } from './words.de.ts'

// The server is not the web's to import; what it says of its voices stands in the files of its library.
const library = import.meta.glob<string>('../../../../../../server/src/domains/voices/voices/library/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

it('what is said of each default voice is said in German too, and of no others', () => {
  const said = [
    ...Object.values(library)
      .join('\n')
      .matchAll(/description:\s*'([^']+)'/gu),
  ].map(([, sentence = '']) => sentence)
  expect(said.length).toBeGreaterThan(100)
  expect(Object.keys(voiceDescriptionGerman.said).toSorted()).toEqual([...new Set(said)].toSorted())
})
