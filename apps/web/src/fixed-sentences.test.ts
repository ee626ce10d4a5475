import { expect, test } from 'vitest'

import type { Words } from './kit/language/index.ts'

const files = import.meta.glob<Record<string, Words>>('./**/words.ts', { eager: true })

/** What people who know the product expect to read to the letter; each stands in the words of the folder that says it. */
const fixed = [
  ['domains/foundation/identity/accounts', 'Opted out of updates'],
  ['domains/foundation/identity/accounts', 'We have opted you out of receiving product updates.'],
  ['domains/foundation/identity/accounts', 'An error occurred'],
  [
    'domains/foundation/identity/accounts',
    'An error occurred while trying to opt you out from receiving product updates, please try again.',
  ],
  ['domains/foundation/identity/accounts', 'Thank you for granting us access to your account!'],
  ['app', 'Email access verified. Please try the action again.'],
  ['domains/foundation/workspaces/security', 'Only workspace admins can change this setting.'],
  ['domains/history/sharing', 'Share API not supported'],
  ['domains/history/sharing/video', 'Error generating video: {}'],
  ['domains/history/sharing/video', 'Unknown error generating video'],
  ['domains/history/sharing/video', 'Error generating video preview: {}'],
  ['domains/history/sharing/video', 'Unknown error generating video preview'],
] as const

test.each(fixed)('%s says “%s” to the letter', (folder, sentence) => {
  expect(textsOf(Object.values(files[`./${folder}/words.ts`] ?? {}))).toContain(sentence)
})

/** Lists every sentence of words, with a sign in place of what is put into it. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return [String(Reflect.apply(words, undefined, Array(words.length).fill('{}')))]
  if (typeof words === 'object' && words !== null) return Object.values(words).flatMap(textsOf)
  return []
}
