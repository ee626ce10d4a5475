import { recordingTypes } from '@vireo/contracts/kit'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { TellableError } from '#kit/failures/tellable-error.ts'
import { archiveName, assertDownloadType, extensionOf, recordingName, safeName, withExtension } from './file-names.ts'

test.each([
  ['mp3_44100_128', 'mp3'],
  ['wav_44100', 'wav'],
  ['wav', 'wav'],
  ['zip', 'zip'],
  ['pcm_16000', 'mp3'],
  ['ulaw_8000', 'mp3'],
  ['opus_48000_96', 'mp3'],
])('%s is downloaded as %s', (format, extension) => {
  expect(extensionOf(format)).toBe(extension)
})

test.each([
  ['take', 'mp3', 'take.mp3'],
  ['take.mp3', 'mp3', 'take.mp3'],
  ['take.wav', 'mp3', 'take.mp3'],
  ['v1.final version', 'wav', 'v1.final version.wav'],
])('%s with %s is %s', (name, extension, expected) => {
  expect(withExtension(name, extension)).toBe(expected)
})

test.each([
  ['Ada', 'Hello, dear world: how are you today?', 'mp3_44100_128', 'Ada_Hello_dear_world_how.mp3'],
  ['Ren', '今日はいい天気ですね。', 'wav_44100', 'Ren_今日はいい天気ですね.wav'],
  ['../etc', '/passwd', 'mp3_44100_128', 'etc_passwd.mp3'],
  [null, null, 'mp3_44100_128', 'recording.mp3'],
  ['Ann-Kathrin', 'A well-known half-truth', 'wav_44100', 'AnnKathrin_A_wellknown_halftrut.wav'],
  ['Ada', '!!!', 'mp3_44100_128', 'Ada.mp3'],
])('%s saying %s in %s is %s', (voice, text, format, expected) => {
  expect(recordingName(voice, text, format)).toBe(expected)
})

test('no text makes a name that is too long or leaves its folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), fc.string({ maxLength: 600 }), (voice, text) => {
      const name = recordingName(voice, text, 'mp3_44100_128')
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
      expect(new TextDecoder().decode(new TextEncoder().encode(name))).toBe(name)
      expect(name).toMatch(/^[\p{L}\p{M}\p{N}_]+\.mp3$/u)
      expect(safeName(voice)).not.toMatch(/[/\\:*?"<>|]/u)
    }),
  )
})

test('a name ends in the extension that was asked for, once, whatever it ended in before', () => {
  const extensions = fc.constantFrom('mp3', 'wav', 'zip')
  fc.assert(
    fc.property(fc.stringMatching(/^[\p{L}_]{1,300}$/u), extensions, extensions, (stem, before, wanted) => {
      const name = withExtension(`${stem}.${before}`, wanted)
      expect(name.endsWith(`.${wanted}`)).toBe(true)
      expect(stem.startsWith(name.slice(0, -wanted.length - 1))).toBe(true)
    }),
  )
})

test('an archive says what it is', () => {
  expect(archiveName('03/07/26')).toBe('vireo_history_03-07-26.zip')
})

test('only audio and zip are saved', () => {
  // Every type that a recording is kept under, A-law's `audio/PCMA` among them.
  for (const type of [...recordingTypes, 'application/zip', 'Audio/MPEG; rate=44100']) {
    expect(() => assertDownloadType(type)).not.toThrow()
  }
  expect(() => assertDownloadType('text/html')).toThrow('Invalid response type received: text/html is not supported.')
  expect(() => assertDownloadType('')).toThrow(TellableError)
})
