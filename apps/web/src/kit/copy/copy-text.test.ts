import { beforeEach, expect, test, vi } from 'vitest'

import { copyText } from './copy-text.ts'

const said = vi.hoisted(() => ({ messages: [] as string[] }))
vi.mock('@vireo/ui', () => ({
  showError: (message: string) => void said.messages.push(`error: ${message}`),
  showSuccess: (message: string) => void said.messages.push(message),
}))

const clipboard = { text: '', isAllowed: true }

beforeEach(() => {
  said.messages = []
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async (text: string) => {
        if (!clipboard.isAllowed) throw new DOMException('Write permission denied.', 'NotAllowedError')
        clipboard.text = text
      },
    },
  })
})

test('what was copied is on the clipboard, and that is said', async () => {
  clipboard.isAllowed = true
  await copyText('a secret')
  await copyText('another', { copied: 'There it is.' })
  expect([clipboard.text, said.messages]).toEqual(['another', ['Copied.', 'There it is.']])
})

test('a browser that refuses, or has no clipboard, is told of, and never taken for one that copied', async () => {
  clipboard.isAllowed = false
  await copyText('a secret')
  vi.stubGlobal('navigator', {})
  await copyText('a secret', { copied: 'Copied.', notCopied: 'Not there.' })
  expect(said.messages).toEqual([
    'error: Your browser did not allow copying. Select the text instead.',
    'error: Not there.',
  ])
})
