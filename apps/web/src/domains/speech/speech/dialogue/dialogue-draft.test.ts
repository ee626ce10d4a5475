import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'

import {
  choicesAsMade,
  DialogueChoices,
  draftLifetimeSeconds,
  parseLines,
  readDraft,
  writeDraft,
} from './dialogue-draft.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  })
})

const line = fc.record({ text: fc.oneof(fc.constant(''), fc.constant(' \n'), fc.string()), voice_id: fc.string() })

describe('a draft that is kept', () => {
  test('loses empty texts first, then what is beyond fifty lines, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 120 }), (lines) => {
        const spoken = lines.filter(({ text }) => text.trim() !== '')
        expect(parseLines(lines)).toEqual(spoken.slice(0, 50))
      }),
    )
    const sparse = Array.from({ length: 100 }, (_, at) => ({ text: at % 2 ? `Line ${at}` : '', voice_id: 'v' }))
    expect(parseLines(sparse)).toHaveLength(50)
    expect(parseLines(sparse).at(-1)?.text).toBe('Line 99')
  })

  test('is empty as soon as one item is malformed, wherever it stands', () => {
    const malformed = fc.oneof(
      fc.constant(null),
      fc.string(),
      fc.record({ text: fc.string() }),
      fc.record({ text: fc.integer(), voice_id: fc.string() }),
      fc.record({ text: fc.string(), voice_id: fc.constant(null) }),
    )
    fc.assert(
      fc.property(fc.array(line), malformed, fc.nat(), (lines, bad, at) => {
        expect(parseLines(lines.toSpliced(at % (lines.length + 1), 0, bad as never))).toEqual([])
      }),
    )
  })

  test('is empty when it is no list at all', () => {
    fc.assert(
      fc.property(
        fc.anything().filter((value) => !Array.isArray(value)),
        (value) => {
          expect(parseLines(value)).toEqual([])
        },
      ),
    )
  })
})

describe('a draft comes back', () => {
  const lines = [{ text: 'Hello.', voice_id: 'v' }]

  test('for a week and no longer', () => {
    const now = 1_800_000_000_000
    writeDraft(lines, now)
    expect(readDraft(now + (draftLifetimeSeconds - 1) * 1000)).toEqual(lines)
    expect(readDraft(now + draftLifetimeSeconds * 1000)).toEqual([])
  })

  test.each(['', 'nonsense', '[]', '{"lines":[]}', '{"saved_at_seconds":"now","lines":[]}'])(
    'never out of something else: %s',
    (stored) => {
      kept.set('vireo.dialogue-draft', stored)
      expect(readDraft(0)).toEqual([])
    },
  )
})

describe('a dialogue that is used again', () => {
  const controls = { stability: 0.1, similarity_boost: 0.75, style: 0, speed: 1, use_speaker_boost: true }
  const chosen = DialogueChoices.parse({ modelId: 'eleven_v3', stability: 0.9, seed: 5 })

  test('is made as it was: with its model, steadiness, file and seed', () => {
    const made = { modelId: 'eleven_flash_v2_5', outputFormat: 'pcm_16000', seed: 0, controls } as const
    expect(choicesAsMade(chosen, made)).toEqual({
      modelId: 'eleven_flash_v2_5',
      outputFormat: 'pcm_16000',
      stability: 0.1,
      seed: 0,
    })
  })

  test('leaves what was chosen where nothing is known of it, but never the seed of something else', () => {
    expect(choicesAsMade(chosen, {})).toEqual({ ...chosen, seed: undefined })
  })
})
