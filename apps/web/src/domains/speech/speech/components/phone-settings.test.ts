import type { Voice } from '@vireo/contracts/voices'
import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'

import { PhoneSettings } from './phone-settings.tsx'

/** What a phone shows above the text, once its code is there. */
async function shown(safety_control: Voice['safety_control']): Promise<string> {
  // Only what is looked at here.
  const voice = { voice_id: 'v', name: 'Tariq', safety_control } as Voice
  const props = { name: voice.name, title: 'Settings', voice, children: null }
  const { prelude } = await prerender(createElement(PhoneSettings, props))
  return new Response(prelude).text()
}

test.each([
  ['BAN', 'This voice is blocked.'],
  ['CAPTCHA', 'This voice asks for a proof before it speaks.'],
] as const)('a chosen voice under %s says so without its settings being opened', async (control, sentence) => {
  expect(await shown(control)).toContain(sentence)
})

test('a voice that may speak says nothing', async () => {
  expect(await shown('NONE')).not.toContain('This voice')
})
