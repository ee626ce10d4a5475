import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../project/temporary-folder.ts'

const register = join(import.meta.dirname, 'register.mjs')

async function said(program: string): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--import', register, program])
  return stdout + stderr
}

test('TypeScript runs as it is written: without its types, by its own names, and anew when it was changed', async () => {
  const program = (answer: number) => `import { type Answer, double } from './double.ts'
enum Kind { one = 'kind' }
const answer = { value: ${answer} } satisfies Answer as Answer
console.log(double(answer), Kind.one)
`
  const double = `export type Answer = { readonly value: number }
export const double = ({ value }: Answer): number => value * 2
`
  using folder = temporaryFolder({ 'first.ts': program(21), 'second.ts': program(4), 'double.ts': double })
  const [first, second] = [join(folder.path, 'first.ts'), join(folder.path, 'second.ts')]
  expect(await said(first)).toBe('42 kind\n')
  // The second time nothing is translated.
  expect(await said(first)).toBe('42 kind\n')
  expect(await said(second)).toBe('8 kind\n')
  writeFileSync(join(folder.path, 'double.ts'), double.replace('* 2', '* 3'))
  expect(await said(second)).toBe('12 kind\n')
})

test('a stack names the lines as they were written, and what cannot be read is said', async () => {
  const failing = `type Long = {
  readonly one: string
  readonly other: string
}


export const fails = (long: Long) => {
  throw new Error(long.one)
}
try {
  fails({ one: 'on purpose', other: '' })
} catch (error) {
  console.log((error as Error).stack)
}
`
  using folder = temporaryFolder({ 'failing.ts': failing, 'broken.ts': 'const = 3\n' })
  expect(await said(join(folder.path, 'failing.ts'))).toMatch(/on purpose\n.*failing\.ts:8:/)
  await expect(said(join(folder.path, 'broken.ts'))).rejects.toThrow(/SyntaxError.*broken\.ts/)
})
