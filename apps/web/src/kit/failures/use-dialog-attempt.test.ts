import { expect, test } from 'vitest'

import { useForTests } from '../testing/hook.testing.ts'
import { useDialogAttempt } from './use-dialog-attempt.ts'

test('while something is tried the dialog is busy, and what follows is done before it is not', async () => {
  const done: string[] = []
  const tried = await useForTests(() => useDialogAttempt(async () => void done.push('after')))
  let finish = () => {}
  let trying: Promise<void> = Promise.resolve()
  await tried.act(({ attempt }) => {
    trying = attempt(() => new Promise<void>((resolve) => (finish = resolve)).then(() => void done.push('tried')))
  })
  expect(tried.now().busy).toBe(true)
  await tried.act(async () => {
    finish()
    await trying
  })
  expect(tried.now()).toMatchObject({ busy: false, problem: undefined })
  expect(done).toEqual(['tried', 'after'])
})

test('what fails stands in the dialog until it is tried again, and nothing follows it', async () => {
  const done: string[] = []
  const tried = await useForTests(() => useDialogAttempt(async () => void done.push('after')))
  await tried.act(({ attempt }) => attempt(() => Promise.reject(new Error('lost'))))
  expect(tried.now().busy).toBe(false)
  expect(tried.now().problem?.message).toMatch(/\w+ \w+/u)
  expect(done).toEqual([])
  await tried.act(({ attempt }) => attempt(async () => undefined))
  expect(tried.now().problem).toBeUndefined()
  expect(done).toEqual(['after'])
})

test('what somebody stopped themselves is no problem', async () => {
  const tried = await useForTests(() => useDialogAttempt())
  await tried.act(({ attempt }) => attempt(() => Promise.reject(new DOMException('stopped', 'AbortError'))))
  expect(tried.now()).toMatchObject({ busy: false, problem: undefined })
})
