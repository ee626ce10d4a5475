import type { WasmMediaEncoder } from 'wasm-media-encoders'
import { joinBytes } from '../join.ts'
import { audioModule } from '../wasm/audio-modules.ts'
import type { Codec } from './codec.ts'
import { lameScale } from './lame-scale.ts'

type LameSettings = Parameters<WasmMediaEncoder<'audio/mpeg'>['configure']>[0]

/** LAME holds its input in memory of its own, as large as the longest block it was given. */
const blockSamples = 8192

/** Casts rates to the library's type, which lists those that LAME accepts; the library throws for others. */
function settingsOf(sampleRateHz: number, bitrateKbps: number): LameSettings {
  return { channels: 1, sampleRate: sampleRateHz, outputSampleRate: sampleRateHz, bitrate: bitrateKbps } as LameSettings
}

/** Casts a compiled module to what the library's type asks for, since Node's declarations lack the type. */
function asLibraryInput(module: object): Uint8Array {
  return module as Uint8Array
}

/**
 * Creates an encoder of MP3 with a constant bit rate and no tag frame: any prefix that ends on a frame is a playable
 * file.
 */
export async function createMp3Codec(sampleRateHz: number, bitrateKbps: number): Promise<Codec> {
  // Imported late: the package carries a megabyte of JavaScript that threads without MP3 never need.
  const { createEncoder: createLame } = await import('wasm-media-encoders')
  const lame = await createLame('audio/mpeg', asLibraryInput(await audioModule('lame')))
  const settings = settingsOf(sampleRateHz, bitrateKbps)
  const gain = 1 / lameScale(bitrateKbps)
  const block = new Float32Array(blockSamples)
  lame.configure(settings)

  function encodeBlock(samples: Float32Array): Uint8Array {
    for (let at = 0; at < samples.length; at++) block[at] = (samples[at] ?? 0) * gain
    return lame.encode([block.subarray(0, samples.length)]).slice()
  }

  return {
    encode(samples) {
      const parts: Uint8Array[] = []
      for (let at = 0; at < samples.length; at += blockSamples) {
        parts.push(encodeBlock(samples.subarray(at, at + blockSamples)))
      }
      return joinBytes(parts)
    },
    finish: () => lame.finalize().slice(),
    reset: () => lame.configure(settings),
  }
}
