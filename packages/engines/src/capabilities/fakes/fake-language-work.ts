import type { ChatEngine } from '../chat.ts'
import type { EmbeddingsEngine, PunctuationEngine, TranslationEngine } from '../language-work.ts'
import { close, work } from './work.ts'

/** Creates an engine that ends every text with a stop. */
export function fakePunctuation(): PunctuationEngine {
  return {
    close,
    punctuate: (text, options) => work(options, () => (/[.!?]$/.test(text) || text === '' ? text : `${text}.`)),
  }
}

/** Creates an engine that marks a text with the language it should be in. */
export function fakeTranslation(): TranslationEngine {
  return { close, translate: ({ text, to }, options) => work(options, () => `[${to}] ${text}`) }
}

const lettersCounted = 26

/** Creates an engine that compares texts by their letters. */
export function fakeEmbeddings(): EmbeddingsEngine {
  return {
    close,
    embed: (texts, options) =>
      work(options, () =>
        texts.map((text) => {
          const counts = new Float32Array(lettersCounted)
          for (const letter of text.toLowerCase()) {
            const at = letter.charCodeAt(0) - 97
            if (at >= 0 && at < lettersCounted) counts[at] = (counts[at] ?? 0) + 1
          }
          return counts
        }),
      ),
  }
}

/** Creates an engine that repeats what was said last, or asks for the first tool that it is given. */
export function fakeChat(): ChatEngine {
  return {
    close,
    reply: ({ messages, tools = [] }, options) =>
      work(options, () => {
        const [tool] = tools
        const last = messages.at(-1)
        if (tool && last?.role === 'user') return { text: '', calls: [{ id: 'call_1', name: tool.name, input: '{}' }] }
        const text = `You said: ${last?.text ?? ''}`
        for (const word of text.split(/(?<= )/)) options?.onText?.(word)
        return { text, calls: [] }
      }),
  }
}
