import { expect, test } from 'vitest'
import { type HostileRecording, hostileRecordings } from './hostile-recordings.ts'

/** By what each of them is refused, wherever recordings are taken. */
const codes: Readonly<Record<HostileRecording, string>> = {
  nothing: 'invalid_audio',
  'a header alone': 'invalid_audio',
  'half of a file': 'invalid_audio',
  'noise that looks encrypted': 'invalid_audio',
  'noise in a film’s clothes': 'invalid_audio',
  'a rate of nothing': 'invalid_audio',
  'a rate of one a second': 'audio_too_long',
  'a rate of four billion': 'invalid_audio',
  'no channels': 'invalid_audio',
  'fifty channels': 'invalid_audio',
  'sixty thousand channels': 'invalid_audio',
  'samples of no bits': 'invalid_file_type',
  'a recording of eleven hours': 'audio_too_long',
  silence: 'invalid_audio',
  'a click': 'audio_too_short',
}

type Tool = {
  /** What there is that such a recording could change: credits, holds, rows and files. */
  readonly left: () => Promise<unknown>
  /** Sends a recording in every way there is; answers of each the status, the code, and the field where it is told. */
  readonly send: (make: () => Uint8Array<ArrayBuffer>) => Promise<readonly (readonly unknown[])[]>
  /** The field that is told to be wrong. */
  readonly field?: string
  /** Those that are found out later, by whoever hears all of them. */
  readonly later?: readonly HostileRecording[]
}

/** States of each hostile recording that a tool refuses it by its code, and that nothing comes of it. */
export function refusesHostile({ left, send, field, later = [] }: Tool): void {
  const atOnce = Object.entries(hostileRecordings).filter(([name]) => !later.some((one) => one === name))
  test.each(atOnce)('%s is refused; nothing is charged, and nothing is left', async (name, make) => {
    const before = await left()
    const refusals = await send(make)
    expect(refusals.length).toBeGreaterThan(0)
    const refusal = [400, codes[name as HostileRecording], ...(field === undefined ? [] : [field])]
    for (const each of refusals) expect(each).toEqual(refusal)
    expect(await left()).toEqual(before)
  })
}
