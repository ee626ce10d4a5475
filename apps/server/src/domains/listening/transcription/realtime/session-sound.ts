import { open } from 'node:fs/promises'
import path from 'node:path'
import { createResampler, toPcm16 } from '@vireo/audio'
import { openSampleFile, type SampleFile } from '@vireo/engines'

/** What engines hear, and what is kept. */
export const heardRateHz = 16_000

/** The sound of a session, which grows in a file. */
export type SessionSound = {
  readonly file: SampleFile
  /** How much there is by now, in samples of the file. */
  readonly length: number
  /** Adds sound at the rate that it comes at; answers it at the rate of the file. */
  add(samples: Float32Array): Promise<Float32Array>
  read(from: number, to: number): Float32Array
  close(): Promise<void>
}

/** Creates the file of a session in a folder that goes away with it. */
export async function createSessionSound(folder: string, rateHz: number): Promise<SessionSound> {
  const file: SampleFile = { path: path.join(folder, 'session.pcm'), sampleRateHz: heardRateHz }
  const handle = await open(file.path, 'ax', 0o600)
  const resampler = await createResampler(rateHz, heardRateHz)
  let length = 0
  return {
    file,
    get length() {
      return length
    },
    async add(samples) {
      const added = resampler.process(samples)
      await handle.appendFile(toPcm16(added))
      length += added.length
      return added
    },
    read(from, to) {
      const source = openSampleFile(file)
      try {
        return source.read(from, to - from)
      } finally {
        source.close()
      }
    },
    close: () => handle.close(),
  }
}

/** Converts samples of a session to milliseconds since its beginning. */
export function msOf(samples: number): number {
  return (samples * 1000) / heardRateHz
}
