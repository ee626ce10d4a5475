import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../project/temporary-folder.ts'
import { slicesOf } from '../slices/slices-of.ts'
import { registries } from './registries.ts'

const says = (screens: Record<string, Record<string, string>>) => ({
  channels: false,
  errors: false,
  events: false,
  publicEvents: [],
  scopes: ['text_to_speech', `${Object.keys(screens['shell'] ?? {})[0]}_own`],
  ids: false,
  audit: {},
  topics: {},
  screens,
})

/** The map names the higher slice first, so that only what it uses can put it second. */
const slices = slicesOf({
  talk: {
    purpose: 'What is said.',
    slices: {
      parrots: { purpose: 'Parrots.', uses: ['words'] },
      words: { purpose: 'Words.', uses: [] },
    },
  },
})

describe('the registries', () => {
  using house = temporaryFolder({
    'packages/contracts/src/parrots/slice.ts': '',
    'packages/contracts/src/words/slice.ts': '',
    'apps/server/src/domains/talk/parrots/slice.ts': '',
    'apps/server/src/domains/talk/words/slice.ts': '',
    'apps/server/src/domains/talk/parrots/commands.ts': '',
    'apps/server/src/domains/talk/words/commands.ts': '',
    'apps/server/src/domains/talk/parrots/scenarios.ts': '',
    'apps/web/src/domains/talk/parrots/slice.ts': '',
  })
  const made = registries(house.path, slices, (name) => says({ shell: { [name]: `/app/${name}` } }), ['text_to_speech'])

  test.each(['apps/server/src/domains/registry.ts', 'packages/contracts/src/registry.ts'])(
    '%s names what is used before what uses it',
    (path) => {
      expect(made[path]).toMatch(/words[\s\S]*parrots/)
      expect(made[path]).not.toMatch(/import [^\n]*parrots[\s\S]*import [^\n]*words/)
    },
  )

  test('leave out a slice that has nothing to say in a tree', () => {
    expect(made['apps/web/src/domains/registry.ts']).toContain("'./talk/parrots/slice.ts'")
    expect(made['apps/web/src/domains/registry.ts']).not.toContain('words')
  })

  test('add permissions of slices to those that the field has names for', () => {
    expect(made['packages/contracts/src/kit/permissions.ts']).toContain(
      "[...fieldPermissions, 'words_own', 'parrots_own'] as const",
    )
  })

  test('gather commands and scenarios of the slices that have some', () => {
    expect(made['apps/server/src/domains/commands.ts']).toContain('= [\nwordsCommands,\nparrotsCommands,\n]')
    expect(made['apps/server/src/domains/scenarios.ts']).toContain('= {\n...parrotsScenarios,\n}')
  })

  test('write the addresses of screens out by place and name', () => {
    expect(made['packages/contracts/src/kit/screens.ts']).toMatch(
      /shell: \{\nwords: '\/app\/words',\nparrots: '\/app\/parrots',\n\},\n\/\*\*[^\n]*\nsettings: \{\n\n\}/,
    )
  })
})
