import { type FineTuningState, fineTuningStates } from '@vireo/contracts/voices'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterEvent, isUnderWay, type TrainingEvent } from './training-state.ts'

const events = ['asked', 'begun', 'stumbled', 'succeeded', 'failed', 'canceled'] as const

/** For each state what follows each event, in the order above; `–` where it cannot happen. */
const rules: Readonly<Record<FineTuningState, string>> = {
  not_started: 'queued – – – – –',
  queued: '– fine_tuning – – failed not_started',
  fine_tuning: '– fine_tuning delayed fine_tuned failed not_started',
  fine_tuned: 'queued – – – – –',
  failed: 'queued – – – – –',
  delayed: '– fine_tuning – – failed not_started',
}

describe('the training of a model', () => {
  test.each(fineTuningStates)('after %s', (state) => {
    const after = events.map((event) => afterEvent({ state, wasTunedBefore: false }, event) ?? '–')
    expect(after.join(' ')).toBe(rules[state])
  })

  test.each(['queued', 'fine_tuning', 'delayed'] as const)('cancelled while %s is what it was before', (state) => {
    expect(afterEvent({ state, wasTunedBefore: true }, 'canceled')).toBe('fine_tuned')
  })

  test('never is tuned without having been begun, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<TrainingEvent>(...events), { maxLength: 30 }), (happened) => {
        let state: FineTuningState = 'not_started'
        let wasTunedBefore = false
        let begun = false
        for (const event of happened) {
          const next = afterEvent({ state, wasTunedBefore }, event)
          if (next === undefined) continue
          if (event === 'begun') begun = true
          if (event === 'succeeded') {
            expect(begun).toBe(true)
            wasTunedBefore = true
          }
          if (next === 'fine_tuned') expect(wasTunedBefore).toBe(true)
          if (event === 'asked') {
            expect(isUnderWay(state)).toBe(false)
            begun = false
          }
          state = next
        }
      }),
    )
  })
})
