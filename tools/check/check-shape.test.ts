import { describe, expect, test } from 'vitest'
import { projectFiles } from '../project/project-files.ts'
import { temporaryFolder } from '../project/temporary-folder.ts'
import { checkShape } from './check-shape.ts'

const slice = 'apps/server/src/domains/voices/voices'
const aliases = {
  'apps/server/package.json': JSON.stringify({ imports: { '#*': './src/*' } }),
  'apps/web/package.json': JSON.stringify({}),
}
const store = `
export function findVoice() {
  return sql\`select 1 from voices\`
}

export async function removeVoice() {
  await sql\`delete from voices\`
}

export type Voice = { name: string }
`

describe('the shape check', () => {
  test('refuses a folder of 26 files; what is no code does not count', () => {
    const many = (count: number, ending: string) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`${slice}/f${at}.${ending}`, '']))
    expect(problemsOf({ ...many(25, 'ts'), ...many(60, 'sql') })).toEqual([])
    expect(problemsOf(many(26, 'ts'))).toEqual([expect.stringContaining(`${slice}: holds 26 files`)])
  })

  test.each([`${slice}/index.ts`, `${slice}/samples/index.ts`])('refuses 26 names at %s', (door) => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `name${at}`)
    const exporting = (count: number) =>
      `export { ${names(count - 1).join(', ')} } from './x.ts'\nexport type { T } from './y.ts'\n`
    expect(problemsOf({ [door]: exporting(25) })).toEqual([])
    expect(problemsOf({ [door]: exporting(26) })).toEqual([expect.stringContaining(`${door}: lets out 26 names`)])
  })

  test('refuses a door that lets out what writes a table, not what reads one', () => {
    const files = { [`${slice}/voice-store.ts`]: store }
    const door = `${slice}/index.ts`
    expect(problemsOf({ ...files, [door]: `export { findVoice, type Voice } from './voice-store.ts'\n` })).toEqual([])
    expect(
      problemsOf({ ...files, [door]: `export { findVoice, removeVoice as drop } from './voice-store.ts'\n` }),
    ).toEqual([expect.stringContaining('lets out removeVoice as drop')])
  })

  test('sees what a door lets out by way of another file', () => {
    const door = `${slice}/index.ts`
    const part = `${slice}/samples/index.ts`
    const names = (count: number) => Array.from({ length: count }, (_, at) => `name${at}`).join(', ')
    const whole = { [door]: `export * from './samples/index.ts'\n`, [`${slice}/voice-store.ts`]: store }
    expect(problemsOf({ ...whole, [part]: `export { ${names(25)} } from './x.ts'\n` })).toEqual([])
    expect(problemsOf({ ...whole, [part]: `export { ${names(26)} } from './x.ts'\n` })).toHaveLength(2)
    expect(problemsOf({ ...whole, [part]: `export { removeVoice } from '../voice-store.ts'\n` })).toHaveLength(2)
    const many = Array.from({ length: 26 }, (_, at) => `export const name${at} = 1\n`).join('')
    const made = { [door]: `export * from './all.ts'\n`, [`${slice}/all.ts`]: many }
    expect(problemsOf(made)).toEqual([expect.stringContaining('lets out 26 names')])
  })

  test('refuses a file of 301 lines', () => {
    expect(problemsOf({ 'tools/x.ts': '\n'.repeat(300) })).toEqual([])
    expect(problemsOf({ 'tools/x.ts': '\n'.repeat(301) })).toEqual([
      expect.stringContaining('tools/x.ts: has 301 lines'),
    ])
  })

  test('refuses an operation in a file of another name', () => {
    const routes = (file: string) => ({
      [`${slice}/routes.ts`]: `import { getVoice } from './${file}.ts'\non(endpoints.get, getVoice, present)\n`,
      [`${slice}/${file}.ts`]: '',
    })
    expect(problemsOf(routes('get-voice'))).toEqual([])
    expect(problemsOf(routes('voices'))).toEqual([expect.stringContaining('binds getVoice')])
    const inPlace = {
      [`${slice}/routes.ts`]: 'on(\n  endpoints.get,\n  async (ctx) => getVoice(ctx),\n  present,\n)\n',
    }
    expect(problemsOf(inPlace)).toEqual([expect.stringContaining('binds the operation of endpoints.get in place')])
  })
})

function problemsOf(files: Record<string, string>): string[] {
  using folder = temporaryFolder({ ...aliases, ...files })
  return checkShape(folder.path, projectFiles(folder.path))
}
