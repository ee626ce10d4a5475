import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { MediaSource, MediaToolkit, SpeechAnalysisEngine } from '@vireo/engines'

/**
 * Wraps the real engines so that each recording is inspected once, for test files that bring the same recordings again
 * and again and are about what comes afterwards. Failures are not kept.
 */
export function listenOnce(analysis: SpeechAnalysisEngine): SpeechAnalysisEngine {
  const inspected = answers<Awaited<ReturnType<SpeechAnalysisEngine['inspect']>>>()
  return {
    ...analysis,
    inspect: async (file, options) =>
      inspected(`${await hashOf(file.path)} ${file.sampleRateHz}`, () => analysis.inspect(file, options)),
  }
}

/** Wraps the media toolkit so that each file is probed and transcoded once. */
export function readOnce(media: MediaToolkit): MediaToolkit {
  const probed = answers<Awaited<ReturnType<MediaToolkit['probe']>>>()
  const written = answers<{ readonly durationMs: number; readonly bytes: Uint8Array }>()
  return {
    ...media,
    async probe(source, options) {
      const { sourceFormat, decodesMs } = options ?? {}
      const wishes = JSON.stringify({ sourceFormat, decodesMs })
      return probed(`${await hashOfSource(source)} ${wishes}`, () => media.probe(source, options))
    },
    async transcodeToFile(source, path, format, options) {
      const { sourceFormat, channels, maxDurationMs } = options ?? {}
      const wishes = JSON.stringify({ format, sourceFormat, channels, maxDurationMs })
      const { durationMs, bytes } = await written(`${await hashOfSource(source)} ${wishes}`, async () => {
        const told = await media.transcodeToFile(source, path, format, options)
        return { ...told, bytes: await readFile(path) }
      })
      await writeFile(path, bytes)
      return { durationMs }
    },
  }
}

function answers<Answer>(): (key: string, ask: () => Promise<Answer>) => Promise<Answer> {
  const known = new Map<string, Answer>()
  return async (key, ask) => {
    const answer = known.get(key) ?? (await ask())
    known.set(key, answer)
    return answer
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const block of createReadStream(path)) hash.update(block as Buffer)
  return hash.digest('hex')
}

async function hashOfSource(source: MediaSource): Promise<string> {
  return source instanceof Uint8Array ? createHash('sha256').update(source).digest('hex') : hashOf(source.path)
}
