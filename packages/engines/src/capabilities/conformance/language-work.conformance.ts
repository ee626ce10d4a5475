import { describe, expect, it } from 'vitest'
import type { ChatEngine } from '../chat.ts'
import type { EmbeddingsEngine, PunctuationEngine, TranslationEngine } from '../language-work.ts'
import { obeysSignals } from './obeys-signals.testing.ts'

const said = 'good morning how are you'

/** Proves that an engine punctuates as the product expects. */
export function punctuationConformance(name: string, open: () => PunctuationEngine): void {
  describe(`punctuation by ${name}`, () => {
    const engine = open()

    it('keeps every letter', async () => {
      const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
      expect(letters(await engine.punctuate(said))).toBe(letters(said))
      expect(await engine.punctuate('')).toBe('')
    })

    obeysSignals((options) => engine.punctuate(said, options))
  })
}

/** Proves that an engine translates as the product expects. */
export function translationConformance(name: string, open: () => TranslationEngine): void {
  describe(`translation by ${name}`, () => {
    const engine = open()

    it('answers words', async () => {
      expect((await engine.translate({ text: said, from: 'en', to: 'de' })).trim()).not.toBe('')
    })

    obeysSignals((options) => engine.translate({ text: said, to: 'de' }, options))
  })
}

/** Proves that an engine compares texts as the product expects. */
export function embeddingsConformance(name: string, open: () => EmbeddingsEngine): void {
  describe(`embeddings by ${name}`, () => {
    const engine = open()

    it('answers a vector for each text, in order, all of one length', async () => {
      const [one, other, again] = await engine.embed([said, 'a stone bridge', said])
      expect(one?.length).toBeGreaterThan(0)
      expect(other).toHaveLength(one?.length ?? 0)
      expect(again).toEqual(one)
      expect(await engine.embed([])).toEqual([])
    })

    obeysSignals((options) => engine.embed([said], options))
  })
}

/** Proves that an engine converses as the product expects. */
export function chatConformance(name: string, open: () => ChatEngine): void {
  describe(`chat by ${name}`, () => {
    const engine = open()
    const messages = [{ role: 'user', text: said }] as const

    it('writes its reply piece by piece, together what it answers', async () => {
      const parts: string[] = []
      const { text, calls } = await engine.reply({ messages }, { onText: (part) => parts.push(part) })
      expect(text).not.toBe('')
      expect(parts.join('')).toBe(text)
      expect(calls).toEqual([])
    })

    it('asks for a tool by its name, and reads what it answered', async () => {
      const tools = [{ name: 'look_at_clock', description: 'Tells the time.', parameters: { type: 'object' } }]
      const { calls } = await engine.reply({ messages, tools })
      const [call] = calls
      expect(call?.name).toBe('look_at_clock')
      expect(JSON.parse(call?.input ?? '')).toEqual({})
      const { text } = await engine.reply({
        messages: [
          ...messages,
          { role: 'assistant', text: '', calls },
          { role: 'tool', callId: call?.id ?? '', text: 'noon' },
        ],
        tools,
      })
      expect(text).not.toBe('')
    })

    obeysSignals((options) => engine.reply({ messages }, options))
  })
}
