import { expect, test } from 'vitest'

import { crossFade } from './cross-fade.ts'
import { standIn } from '../testing/stand-in.testing.ts'

/** Changes something once in a browser that can fade, or not, for somebody who likes movement, or not. */
function changed({ mayMove, canFade }: { readonly mayMove: boolean; readonly canFade: boolean }) {
  const seen: string[] = []
  const startViewTransition = (change: () => void) => {
    seen.push('fades')
    change()
    return { ready: Promise.reject(new Error('Nobody sees the page.')) }
  }
  standIn('document', canFade ? { startViewTransition } : {})
  standIn('matchMedia', (query: string) => ({ matches: mayMove && query.includes('no-preference') }))
  crossFade(() => seen.push('changed'))
  return seen
}

test('what changes how the page looks fades in, and never where nothing may move', () => {
  expect(changed({ mayMove: true, canFade: true })).toEqual(['fades', 'changed'])
  expect(changed({ mayMove: false, canFade: true })).toEqual(['changed'])
  expect(changed({ mayMove: true, canFade: false })).toEqual(['changed'])
})
