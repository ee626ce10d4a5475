import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleName } from './sample-name.ts'

test.each([
  ['voice.wav', 'voice.wav'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ada\\take 1.mp3', 'take 1.mp3'],
  ['..', 'sample-3'],
  ['', 'sample-3'],
  ['.hidden.wav', 'hidden.wav'],
  ['a\u202Egpj.exe', 'agpj.exe'],
  ['Größe\u0000 "neu".flac', 'Größe neu.flac'],
])('%j is shown as %j', (name, shown) => {
  expect(sampleName(name, 2)).toBe(shown)
})

test('whatever it is called, it is a short name of one file', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const shown = sampleName(name, 0)
      expect(Array.from(shown).length).toBeGreaterThan(0)
      expect(Array.from(shown).length).toBeLessThanOrEqual(100)
      expect(shown).not.toMatch(/[/\\\p{Cc}\p{Cs}\u202A-\u202E]/u)
      expect(shown.startsWith('.')).toBe(false)
    }),
  )
})

test('a long name keeps its ending', () => {
  expect(sampleName(`${'a'.repeat(300)}.flac`, 0)).toMatch(/^a{95}\.flac$/)
})
