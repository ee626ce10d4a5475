import { describe, expect, test } from 'vitest'
import { scopeOf } from './scope.ts'

describe('what npm test covers', () => {
  test('is everything without words, and one slice in all trees with its name', () => {
    expect(scopeOf([], ['voices'])).toEqual({ kind: 'everything' })
    const scope = scopeOf(['voices'], ['voices'])
    expect(scope).toMatchObject({ kind: 'some', journeys: 'voices' })
    const filters = scope.kind === 'some' ? scope.filters : []
    for (const file of [
      'apps/server/src/domains/voices/voices/get-voice.test.ts',
      'apps/web/src/domains/voices/voices/voice-card.test.ts',
      'packages/contracts/src/voices/schemas.test.ts',
    ]) {
      expect(
        filters.some((filter) => file.includes(filter)),
        file,
      ).toBe(true)
    }
  })

  test('takes other words as parts of paths', () => {
    expect(scopeOf(['engines/flite'], ['voices'])).toMatchObject({ kind: 'some', filters: ['engines/flite'] })
    expect(scopeOf(['--journeys'], ['voices'])).toEqual({ kind: 'journeys' })
  })

  test('is what a change reaches, without journeys but those that changed', () => {
    const reaching = (filters: readonly string[]) => () => ({ kind: 'some', filters }) as const
    expect(scopeOf(['--changed'], [], reaching(['/voices/']))).toEqual({
      kind: 'some',
      filters: ['/voices/'],
      journeys: undefined,
    })
    expect(scopeOf(['--changed', 'main'], [], reaching(['apps/web/e2e/hear-a-voice.journey.ts']))).toEqual({
      kind: 'some',
      filters: [],
      journeys: 'hear-a-voice.journey.ts',
    })
  })
})
