import { expect, test } from 'vitest'

import { standInServer } from '#kit/testing/stand-in.testing.ts'
import { fetchExport, unwrittenIn } from './fetch-export.ts'

test('a file says which characters stand in it by their numbers', async () => {
  const headers = { 'content-type': 'application/pdf', 'generation-info': '{"unwritten":["U+4F60","U+1F426"]}' }
  standInServer(new Response('%PDF', { headers }))
  const { file, unwritten } = await fetchExport('transcript_1', { format: 'pdf', include_speakers: false })
  expect([await file.text(), file.type, unwritten]).toEqual(['%PDF', 'application/pdf', ['你', '🐦']])
})

test.each([null, '', 'nothing', '{}', '{"unwritten":["x"]}'])('%j names no characters', (info) => {
  expect(unwrittenIn(info)).toEqual([])
})
