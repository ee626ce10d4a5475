import { levelOf } from './level-of.ts'
import { startLiveMicrophone } from './live-microphone.ts'
import { type LiveSession, openLiveSession } from './live-session.ts'
import { dictationWords } from './words.ts'

export type DictationNews = {
  /** Another tenth of a second was heard, this loud. */
  readonly heard: (level: number) => void
  readonly partial: (text: string) => void
  readonly committed: (text: string) => void
  /** It is over: the transcript that was kept, or null. */
  readonly ended: (transcriptId: string | null) => void
  readonly broken: (why: string) => void
}

/** A microphone whose sound the server writes down. */
export type OpenDictation = {
  /** Ends it; `ended` follows. */
  finish(keep: boolean): void
  /** Lets go of everything; nothing follows. */
  leave(): void
}

/** Opens the microphone and a session for what it hears. Rejects when either cannot be had. */
export async function openDictation(language: string, news: DictationNews): Promise<OpenDictation> {
  let session: LiveSession | undefined
  const leave = () => {
    microphone.end()
    session?.leave()
  }
  const breakOff = (why: string) => {
    leave()
    news.broken(why)
  }
  const microphone = await startLiveMicrophone({
    gone: () => breakOff(dictationWords.unplugged),
    hear(samples) {
      session?.send(samples)
      news.heard(levelOf(samples))
    },
  })
  const { rateHz } = microphone
  try {
    session = await openLiveSession(
      { rateHz, language },
      {
        partial: news.partial,
        committed: news.committed,
        ended(id) {
          leave()
          news.ended(id)
        },
        failed: (reason) => breakOff(reason ?? dictationWords.interrupted),
      },
    )
  } catch (error) {
    microphone.end()
    throw error
  }
  return {
    leave,
    finish(keep) {
      microphone.end()
      session?.finish(keep)
    },
  }
}
