import type { Voice } from '@vireo/contracts/voices'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ComposerBar } from './composer-bar.tsx'

// The bar names the key of the platform that it is shown on.
beforeEach(() => void vi.stubGlobal('navigator', { platform: 'Linux x86_64', userAgent: '' }))
afterEach(() => void vi.unstubAllGlobals())

/** What the bar shows, once its code is there. */
async function shown(safety_control: Voice['safety_control']): Promise<string> {
  // Only what is looked at here.
  const face = { seed: 'v', pitch_hz: null, brightness: null, roughness: null, picture_url: null }
  const voice = { voice_id: 'v', name: 'Tariq', safety_control, face } as Voice
  const nothing = () => undefined
  const bar = createElement(ComposerBar, {
    voice: { value: voice, onChange: nothing },
    model: null,
    figures: null,
    progress: undefined,
    onStart: nothing,
    onCancel: nothing,
  })
  const { prelude } = await prerender(createElement(QueryClientProvider, { client: new QueryClient() }, bar))
  return new Response(prelude).text()
}

test.each([
  ['BAN', 'This voice is blocked.'],
  ['CAPTCHA', 'This voice needs proof that you may use it.'],
] as const)('a chosen voice under %s says so without its settings being opened', async (control, sentence) => {
  expect(await shown(control)).toContain(sentence)
})

test('a voice that may speak says nothing', async () => {
  expect(await shown('NONE')).not.toContain('This voice')
})
