import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { knownModels, offeredModels, parseManifests } from './manifest.ts'

const manifest = {
  name: 'parrot',
  purpose: 'Repeats.',
  terms: 'commercial',
  licence: { name: 'none', url: 'https://example.test/licence', notes: 'For tests.' },
  downloads: [{ url: 'https://example.test/parrot.tar.gz', bytes: 100, sha256: 'a'.repeat(64), archive: 'tar.gz' }],
  card: { engine: 'parrot', files: { words: 'parrot/words.txt' } },
}

describe('the models that can be installed', () => {
  it('are described in full, with lengths and checksums', () => {
    expect(knownModels().length).toBeGreaterThan(0)
    for (const { downloads } of knownModels())
      expect(downloads.every(({ url }) => url.startsWith('https://'))).toBe(true)
  })

  it('rest on two sources at least beside their publisher', () => {
    for (const { downloads } of knownModels())
      for (const { url, alsoStatedBy: { pages, unnamed } = { pages: [], unnamed: 0 } } of downloads)
        expect(pages.length + unnamed, url).toBeGreaterThanOrEqual(2)
  })

  it('are what an operator’s own catalogue names, before and in place of the others', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vireo-catalogue-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const known = knownModels()
    const replaced = { ...manifest, name: known[3]?.name ?? '' }
    const file = path.join(folder, 'catalogue.json')
    writeFileSync(file, JSON.stringify([manifest, replaced]))
    const offered = offeredModels(file)
    expect(offered.slice(0, 2)).toEqual([manifest, replaced])
    expect(offered.slice(2)).toEqual(known.toSpliced(3, 1))
    expect(offeredModels(undefined)).toEqual(known)
    writeFileSync(file, JSON.stringify([{ ...manifest, downloads: [] }]))
    expect(() => offeredModels(file)).toThrow(/catalogue.json cannot be read: .*\n.*\[0\]\.downloads/)
    expect(() => offeredModels(path.join(folder, 'none.json'))).toThrow('none.json cannot be read: ENOENT')
  })

  it.each([
    { name: '../escape' },
    { downloads: [] },
    // Of these the last part is no name, once they are read as addresses.
    { downloads: [{ ...manifest.downloads[0], url: 'https://example.test/parrot/..' }] },
    { downloads: [{ ...manifest.downloads[0], url: 'https://example.test/?file=/parrot.onnx' }] },
    { downloads: [{ ...manifest.downloads[0], url: 'parrot.onnx' }] },
    { card: { engine: 'parrot', files: { words: '../../etc/passwd' } } },
    { card: { engine: 'parrot', files: { words: '/etc/passwd' } } },
  ])('are refused when they could do harm: %o', (change) => {
    expect(() => parseManifests([{ ...manifest, ...change }])).toThrow()
  })
})
