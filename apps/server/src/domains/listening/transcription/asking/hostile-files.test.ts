import { randomBytes } from 'node:crypto'
import { writeWav } from '@vireo/audio'
import { aVoice } from '@vireo/audio/testing.ts'
import { SpeechToTextFields } from '@vireo/contracts/transcription'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, rate, recording, startTranscriptionServer } from '../transcription.testing.ts'

const on = await startTranscriptionServer()
const { server, send, usedCredits, countOf } = on
beforeEach(() => on.reset())

type Lie = {
  readonly hz?: number
  readonly channels?: number
  readonly bits?: number
  readonly byteRate?: number
  readonly stated?: number
}

/** Writes a WAV file whose header says what it likes about the bytes behind it. */
function wav(
  bytes: Uint8Array,
  { hz = rate, channels = 1, bits = 16, byteRate, stated = bytes.length }: Lie = {},
): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(Math.min(0xffff_ffff, stated + 36), 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(hz >>> 0, 24)
  head.writeUInt32LE((byteRate ?? (hz * channels * bits) / 8) >>> 0, 28)
  head.writeUInt16LE(((channels * bits) / 8) & 0xffff, 32)
  head.writeUInt16LE(bits, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(Math.min(0xffff_ffff, stated), 40)
  return new Uint8Array(Buffer.concat([head, bytes]))
}

const voice = new Uint8Array(writeWav(aVoice(rate, 3000), rate)).slice(44)
/** The same in each of many channels. */
function inChannels(count: number): Uint8Array {
  const one = new Int16Array(voice.slice().buffer)
  const all = new Int16Array(one.length * count)
  for (const [at, sample] of one.entries()) all.fill(sample, at * count, (at + 1) * count)
  return new Uint8Array(all.buffer)
}

async function left(): Promise<readonly number[]> {
  let files = 0
  for await (const { key } of server.ports.storage.list('transcription/')) files += key.length > 0 ? 1 : 0
  return [await usedCredits(), await countOf('transcripts'), await countOf('credit_reservations'), files]
}

test.each([
  ['nothing', 'invalid_audio', new Uint8Array(0)],
  ['a header alone', 'invalid_audio', wav(new Uint8Array(0))],
  ['half of a file', 'invalid_audio', recording(5).slice(0, 60_000)],
  ['noise that looks encrypted', 'invalid_audio', new Uint8Array(randomBytes(200_000))],
  [
    'noise in a film’s clothes',
    'invalid_audio',
    new Uint8Array(Buffer.concat([Buffer.from('\0\0\0\u0018ftypM4P \0\0\0\0', 'latin1'), randomBytes(50_000)])),
  ],
  ['a rate of nothing', 'invalid_audio', wav(voice, { hz: 0 })],
  ['a rate of four billion', 'invalid_audio', wav(voice, { hz: 0xffff_ffff })],
  ['no channels', 'invalid_audio', wav(voice, { channels: 0 })],
  ['fifty channels', 'invalid_audio', wav(inChannels(50), { channels: 50 })],
  ['sixty thousand channels', 'invalid_audio', wav(voice, { channels: 60_000 })],
  ['samples of no bits', 'invalid_file_type', wav(voice, { bits: 0 })],
  ['a recording of eleven hours', 'audio_too_long', wav(new Uint8Array(11 * 3600 * 10).fill(128), { hz: 10, bits: 8 })],
  ['silence', 'invalid_audio', writeWav(new Float32Array(3 * rate), rate)],
  ['a click', 'audio_too_short', writeWav(new Float32Array(rate / 20).fill(0.5), rate)],
])('%s is refused as %s; nothing is charged, and nothing is left', async (_, code, file) => {
  const before = await left()
  expect(await codeOf(await send(file))).toEqual([400, code, 'file'])
  expect(await left()).toEqual(before)
})

test.each([
  ['a header that says four gigabytes', wav(voice, { stated: 0xffff_ffff })],
  ['a byte rate that is a lie', wav(voice, { byteRate: 7 })],
  ['a rate that nobody uses', wav(voice, { hz: 11_111 })],
  ['192 kHz', writeWav(aVoice(192_000, 2000), 192_000)],
  ['8 kHz', writeWav(aVoice(8000, 2000), 8000)],
])('%s says nothing that matters, and is heard, kept and paid', async (_, file) => {
  const [credits, transcripts] = await left()
  expect((await send(file)).status).toBe(200)
  const [creditsThen, transcriptsThen] = await left()
  expect(creditsThen).toBeGreaterThan(credits ?? 0)
  expect(transcriptsThen).toBe((transcripts ?? 0) + 1)
})

/** What becomes of each field: nothing that somebody can send is ignored in silence. */
const treated = {
  done: [
    'model_id',
    'language_code',
    'num_speakers',
    'timestamps_granularity',
    'diarize',
    'additional_formats',
    'file_format',
    'source_url',
    'cloud_storage_url',
    'webhook',
    'webhook_id',
    'webhook_metadata',
  ],
  /** Named in `generation-info` where the engine does not. */
  asTheEngineCan: ['tag_audio_events', 'temperature', 'seed', 'keyterms'],
  refused: [
    'diarization_threshold',
    'use_multi_channel',
    'entity_detection',
    'entity_redaction',
    'no_verbatim',
    'use_speaker_library',
    'detect_speaker_roles',
  ],
  /** Say how something is done that is refused where it is asked for. */
  beside: ['multichannel_output_style', 'entity_redaction_mode'],
}

test('every field of the form is obeyed, named or refused', () => {
  expect(Object.values(treated).flat().toSorted()).toEqual(Object.keys(SpeechToTextFields.shape).toSorted())
})
