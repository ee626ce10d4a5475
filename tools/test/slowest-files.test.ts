import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { slowestFiles } from './slowest-files.ts'

test('names the files that took longest, and none of a run that wrote nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vireo-slowest-'))
  const report = join(folder, 'vitest.json')
  expect(slowestFiles(report, '/p', 2)).toEqual([])
  const file = (name: string, ms: number) => ({ name: `/p/${name}`, startTime: 1000, endTime: 1000 + ms })
  writeFileSync(report, JSON.stringify({ testResults: [file('a', 500), file('b', 2500), file('c', 1000)] }))
  expect(slowestFiles(report, '/p', 2)).toEqual([
    { file: 'b', seconds: 2.5 },
    { file: 'c', seconds: 1 },
  ])
})
