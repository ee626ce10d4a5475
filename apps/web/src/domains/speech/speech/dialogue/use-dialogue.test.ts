import { dialogueLimits } from '@vireo/contracts/speech'
import { expect, test } from 'vitest'

import { useForTests } from '#kit/testing/hook.testing.ts'
import { standInStorage } from '#kit/testing/stand-in.testing.ts'
import { useDialogue, type Dialogue } from './use-dialogue.ts'

const texts = ({ lines }: Dialogue) => lines.map(({ text }) => text)
const lines = (...said: string[]) => said.map((text) => ({ text, voiceId: 'v1' }))

test('it begins with two empty lines, and is there again for whoever comes back', async () => {
  standInStorage()
  const first = await useForTests(useDialogue)
  expect(texts(first.now())).toEqual(['', ''])
  await first.act(({ replace }) => replace(lines('Who is there?', 'Me.')))
  await first.leave()
  const again = await useForTests(useDialogue)
  expect(again.now().lines.map(({ text, voiceId }) => [text, voiceId])).toEqual([
    ['Who is there?', 'v1'],
    ['Me.', 'v1'],
  ])
})

test('a line is added behind the one that is named, else at the end, and keeps its key wherever it is moved', async () => {
  standInStorage()
  const dialogue = await useForTests(useDialogue)
  await dialogue.act(({ replace }) => replace(lines('a', 'b')))
  const [a] = dialogue.now().lines
  let key: number | undefined
  await dialogue.act(({ add }) => (key = add({ text: 'behind a', voiceId: undefined }, a?.key)))
  await dialogue.act(({ add }) => add({ text: 'end', voiceId: undefined }))
  expect(texts(dialogue.now())).toEqual(['a', 'behind a', 'b', 'end'])
  await dialogue.act(({ move }) => move(1, 3))
  expect(texts(dialogue.now())).toEqual(['a', 'b', 'end', 'behind a'])
  expect(dialogue.now().lines.at(-1)?.key).toBe(key)
  await dialogue.act(({ move }) => move(9, 0))
  expect(texts(dialogue.now()), 'there is no tenth').toEqual(['a', 'b', 'end', 'behind a'])
})

test('a change reaches one line, and lines go until the last, which is emptied and keeps its voice', async () => {
  standInStorage()
  const dialogue = await useForTests(useDialogue)
  await dialogue.act(({ replace }) => replace(lines('a', 'b')))
  const [a, b] = dialogue.now().lines
  await dialogue.act(({ change }) => change(b?.key ?? -1, { text: 'c' }))
  expect(texts(dialogue.now())).toEqual(['a', 'c'])
  await dialogue.act(({ remove }) => remove(a?.key ?? -1))
  await dialogue.act(({ remove }) => remove(b?.key ?? -1))
  expect(dialogue.now().lines).toEqual([{ key: b?.key, text: '', voiceId: 'v1' }])
})

test('there are never more lines than are spoken', async () => {
  standInStorage()
  const dialogue = await useForTests(useDialogue)
  await dialogue.act(({ replace }) => replace(lines(...Array.from({ length: dialogueLimits.inputsMax }, () => 'x'))))
  await dialogue.act(({ add }) => expect(add({ text: 'one more', voiceId: undefined })).toBeUndefined())
  expect(dialogue.now().lines).toHaveLength(dialogueLimits.inputsMax)
})
