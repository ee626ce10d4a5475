import type { LiveRecognitionEngine } from '../live-recognition.ts'
import type { RecognitionEngine } from '../recognition.ts'
import { close, loudSpans, work } from './work.ts'

/** Creates a recogniser that understands "word" wherever something is heard. */
export function fakeRecognition(word = 'word'): RecognitionEngine {
  return {
    close,
    languages: () => Promise.resolve(['en']),
    recognise: (sound, wishes) =>
      work(wishes, () => {
        const words = loudSpans(sound.samples, sound.sampleRateHz).map((span) => ({ text: word, ...span }))
        return { text: words.map(({ text }) => text).join(' '), language: wishes?.language ?? 'en', words }
      }),
  }
}

/** Creates a recogniser that understands a word for every stretch that something is heard in. */
export function fakeLiveRecognition(word = 'word'): LiveRecognitionEngine {
  return {
    close,
    languages: () => Promise.resolve(['en']),
    open(sampleRateHz, listener) {
      const heard: string[] = []
      let isOver = false
      return {
        push(samples) {
          if (isOver || loudSpans(samples, sampleRateHz).length === 0) return
          heard.push(word)
          listener.partial(heard.join(' '))
        },
        finish() {
          if (isOver) return
          isOver = true
          if (heard.length > 0) listener.sentence(heard.join(' '))
          listener.end()
        },
        cancel() {
          isOver = true
        },
      }
    },
  }
}
