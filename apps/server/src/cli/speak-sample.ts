import type { OutputFormat } from '@vireo/audio'
import { createSpeechPool } from '@vireo/engines'
import { speechEngines } from '../open-ports.ts'
import type { LibraryVoice } from '#voices/library/index.ts'

/** Lets a voice say its preview sentence; resolves with how long that took to hear, in milliseconds. */
export async function speakSample(voice: LibraryVoice, format: OutputFormat): Promise<number> {
  const pool = createSpeechPool({ workers: 1, engines: speechEngines })
  try {
    return await new Promise<number>((resolve, reject) => {
      const stream = pool.open(format, {
        audio: () => undefined,
        piece: () => undefined,
        end: ({ durationMs }) => resolve(durationMs),
        fail: reject,
      })
      const settings = { speed: 1, stability: 0.5, similarityBoost: 0.75, style: 0, useSpeakerBoost: true }
      stream.push({
        text: voice.preview,
        recipe: voice.recipe,
        language: voice.languages[0] ?? 'en',
        settings,
        seed: 1,
        pauseAfterMs: 0,
      })
      stream.finish()
    })
  } finally {
    await pool.close()
  }
}
