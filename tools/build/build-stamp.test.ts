import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../project/temporary-folder.ts'
import { readStamp, stampOf, writeStamp } from './build-stamp.mjs'

const sources = { 'src/main.ts': 'one', 'src/deep/part.ts': 'two', 'src/main.test.ts': 'test', 'lock.json': '{}' }

describe('the stamp of a build', () => {
  test('changes with the content, the time, the name and the number of the sources', () => {
    using folder = temporaryFolder(sources)
    const stamp = () => stampOf(folder.path, ['src', 'lock.json'])
    const seen = [stamp()]
    expect(stamp()).toBe(seen[0])
    writeFileSync(join(folder.path, 'src/main.ts'), 'one more')
    seen.push(stamp())
    utimesSync(join(folder.path, 'src/deep/part.ts'), 1, 1)
    seen.push(stamp())
    writeFileSync(join(folder.path, 'src/new.ts'), '')
    seen.push(stamp())
    rmSync(join(folder.path, 'lock.json'))
    seen.push(stamp())
    expect(new Set(seen).size).toBe(5)
  })

  test('does not change with tests and documents', () => {
    using folder = temporaryFolder(sources)
    const before = stampOf(folder.path, ['src'])
    writeFileSync(join(folder.path, 'src/main.test.ts'), 'another test')
    writeFileSync(join(folder.path, 'src/README.md'), 'words')
    expect(stampOf(folder.path, ['src'])).toBe(before)
  })

  test('is remembered for each part, and a damaged memory is none', () => {
    using folder = temporaryFolder()
    expect(readStamp(folder.path, 'web')).toBeUndefined()
    writeStamp(folder.path, 'web', 'a')
    writeStamp(folder.path, 'server', 'b')
    expect([readStamp(folder.path, 'web'), readStamp(folder.path, 'server')]).toEqual(['a', 'b'])
    writeFileSync(join(folder.path, 'dist/.build-stamp.json'), '{ half')
    expect(readStamp(folder.path, 'web')).toBeUndefined()
  })
})
