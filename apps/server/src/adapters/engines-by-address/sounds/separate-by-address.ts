import { setImmediate as nextTurn } from 'node:timers/promises'
import { readWav, writeWav } from '@vireo/audio'
import type { Sound, WorkOptions } from '@vireo/engines'
import { type AddressEngine, hostOf } from '../../../ports/address-engines.ts'
import type { AddressClient } from '../address-client.ts'
import { addressFailure } from '../failure-of.ts'
import { wholeWav } from './make-sound-by-address.ts'
import { multipartOf } from '../multipart-of.ts'
import { assertType, readAll } from '../read-answer.ts'
import { readArchive } from './read-archive.ts'

/** Of an archive, and of what is in it: half a minute in a dozen parts of two channels. */
const bytesMax = 96 * 2 ** 20
const partsMax = 16
/** Nobody separates at more; what claims to be would take long to bring to the rate of a song. */
const sampleRateMax = 48_000
const channelsMax = 2
/** Models work in frames, so a part may be a little longer or shorter than the mix. */
const slackSeconds = 0.2

/** Asks an engine to take a mix apart, as clients of the field ask: a file goes, an archive of WAV files comes. */
export function separateByAddress(
  client: AddressClient,
  engine: AddressEngine,
  { sound, signal, share: owner }: WorkOptions & { readonly sound: Sound },
): Promise<Readonly<Record<string, Sound>>> {
  const host = hostOf(engine)
  const wav = writeWav(sound.samples, sound.sampleRateHz)
  const { body, contentType } = multipartOf([['stem_variation_id', 'six_stems_v1']], {
    name: 'mix.wav',
    type: 'audio/wav',
    bytes: wav,
  })
  const path = '/music/stem-separation?output_format=wav_44100'
  const request = { path, body, contentType, maxBytes: bytesMax, signal, owner, keyHeader: 'xi-api-key' } as const
  return client.ask(engine, request, async (answer) => {
    assertType(answer, host, ['zip'])
    const files = await readArchive(await readAll(answer), host, { bytesMax, filesMax: partsMax })
    const parts: [string, Sound][] = []
    for (const { name, bytes } of files) {
      // Half a minute of samples at a time, and others in between.
      await nextTurn()
      signal?.throwIfAborted()
      parts.push([partName(name), fitting(readPart(bytes, sound, host), sound, host)])
    }
    if (parts.length < 2) throw addressFailure('garbled', `${host} did not take the recording apart.`)
    return Object.fromEntries(parts)
  })
}

function readPart(bytes: Buffer, mix: Sound, host: string): Sound {
  const secondsMax = mix.samples.length / mix.sampleRateHz + slackSeconds
  try {
    const { samples, sampleRateHz } = readWav(wholeWav(bytes, host), { secondsMax, sampleRateMax, channelsMax })
    return { samples, sampleRateHz }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw addressFailure('garbled', `${host} answered something else than WAV files.`, error)
  }
}

/** Returns a part exactly as long as the mix. */
function fitting({ samples, sampleRateHz }: Sound, mix: Sound, host: string): Sound {
  const seconds = mix.samples.length / mix.sampleRateHz
  if (Math.abs(samples.length / sampleRateHz - seconds) > slackSeconds)
    throw addressFailure('garbled', `${host} answered parts of another length than the recording.`)
  if (!samples.every((sample) => Number.isFinite(sample)))
    throw addressFailure('garbled', `${host} answered something else than sound.`)
  const fitted = new Float32Array(Math.round(seconds * sampleRateHz))
  fitted.set(samples.subarray(0, fitted.length))
  return { samples: fitted, sampleRateHz }
}

function partName(file: string): string {
  const base = file.split('/').at(-1) ?? file
  return base.replace(/\.\w{1,5}$/u, '').toLowerCase()
}
