import { expect, test } from 'vitest'
import { ensureRecogniser } from './ensure-recogniser.ts'

/** A machine on which these commands work; the package comes with the one that is named. */
function aMachine(works: (command: string) => boolean, brings: string) {
  const commands: string[] = []
  let isThere = false
  const run = (command: string) => {
    commands.push(command)
    const isDone = works(command)
    isThere ||= isDone && command.startsWith(brings)
    return isDone
  }
  return { commands, run, isInstalled: () => isThere }
}

test('a recogniser that is there is left alone', () => {
  const { commands, run } = aMachine(() => true, 'apt-get install')
  expect(ensureRecogniser(run, () => true, true)).toBeUndefined()
  expect(commands).toEqual([])
})

test('one that is missing is installed, with fresh lists only where it must', () => {
  const known = aMachine(() => true, 'apt-get install')
  expect(ensureRecogniser(known.run, known.isInstalled, true)).toBeUndefined()
  expect(known.commands).toHaveLength(2)
  const unknown = aMachine((command) => !command.startsWith('apt-get install'), 'apt-get update')
  expect(ensureRecogniser(unknown.run, unknown.isInstalled, true)).toBeUndefined()
  expect(unknown.commands).toHaveLength(3)
})

test('where it may not be installed, or cannot be, that is said and nothing fails', () => {
  const nobody = aMachine(() => true, 'never')
  expect(ensureRecogniser(nobody.run, nobody.isInstalled, false)).toContain('Nobody listens')
  expect(nobody.commands).toEqual([])
  const offline = aMachine((command) => command === 'apt-get --version', 'never')
  expect(ensureRecogniser(offline.run, offline.isInstalled, true)).toContain('pocketsphinx-en-us')
})
