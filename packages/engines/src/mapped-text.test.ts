import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composeMappings, TextMapper, type MappedText } from './mapped-text.ts'

/** Doubles every letter a and drops every b. */
function rewrite(text: string): MappedText {
  const mapper = new TextMapper()
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    mapper.append(letter === 'a' ? 'aa' : letter === 'b' ? '' : letter, at, at + 1)
  }
  return mapper.finish()
}

describe('a mapped text', () => {
  it('knows where each of its characters comes from', () => {
    const mapped = rewrite('xaby')
    expect(mapped.text).toBe('xaay')
    expect([0, 1, 2, 3, 4].map((at) => mapped.originStart(at))).toEqual([0, 1, 1, 3, 4])
    expect([0, 1, 2, 3].map((at) => mapped.originEnd(at))).toEqual([1, 2, 2, 4])
  })

  it('can be rewritten again without forgetting', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', 'x') }), (text) => {
        const first = rewrite(text)
        const second = rewrite(first.text)
        const both = composeMappings(first, second)
        for (let at = 0; at < both.text.length; at++) {
          expect(text.slice(both.originStart(at), both.originEnd(at))).toBe(both.text.charAt(at))
        }
      }),
    )
  })
})
