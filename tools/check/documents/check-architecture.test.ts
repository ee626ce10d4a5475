import { expect, test } from 'vitest'
import { projectFiles } from '../../project/project-files.ts'
import { temporaryFolder } from '../../project/temporary-folder.ts'
import { checkArchitecture } from './check-architecture.ts'

const steps = `web       queries.ts          asks
contract  endpoints.ts        GET /v1/voices/:voice_id · access
server    routes.ts           endpoint → operation
          get-voice.ts        the operation`
const right = {
  'ARCHITECTURE.md': `## The path of a request\n\n\`\`\`\n${steps}\n\`\`\`\n`,
  'apps/web/src/domains/voices/voices/queries.ts': '',
  'packages/contracts/src/voices/endpoints.ts': "method: 'GET',\n    path: '/v1/voices/:voice_id',",
  'apps/server/src/domains/voices/voices/routes.ts': '',
  'apps/server/src/domains/voices/voices/get-voice.ts': '',
  'apps/server/src/domains/voices/voices/slice.ts': "import { answer } from '#kernel/hooks.ts'",
}

test.each([
  ['what is so', {}, []],
  [
    'a path without steps',
    { 'ARCHITECTURE.md': '# Architecture' },
    ['ARCHITECTURE.md: the path of a request is missing'],
  ],
  [
    'a file that is not passed',
    { 'ARCHITECTURE.md': right['ARCHITECTURE.md'].replace('get-voice', 'fetch-voice') },
    [
      'ARCHITECTURE.md: a request does not pass apps/server/src/domains/voices/voices/fetch-voice.ts, which is not there',
    ],
  ],
  [
    'an endpoint that is not declared',
    { 'ARCHITECTURE.md': right['ARCHITECTURE.md'].replace('GET', 'PATCH') },
    ['ARCHITECTURE.md: packages/contracts/src/voices/endpoints.ts declares no PATCH /v1/voices/:voice_id'],
  ],
  [
    'a hook that is answered elsewhere',
    { 'apps/server/src/domains/speech/speech/hooks.ts': "import { answer, defineHook } from '#kernel/hooks.ts'" },
    ['apps/server/src/domains/speech/speech/hooks.ts: answers a hook; a slice says so in its manifest, slice.ts'],
  ],
  [
    'a slice that reads requests itself',
    { 'apps/server/src/domains/speech/speech/routes.ts': "import type { FastifyRequest } from 'fastify'" },
    [
      'apps/server/src/domains/speech/speech/routes.ts: imports fastify; requests are read and answered in apps/server/src/http',
    ],
  ],
])('%s', (_, planted, problems) => {
  using folder = temporaryFolder({ ...right, ...planted })
  expect(checkArchitecture(folder.path, projectFiles(folder.path))).toEqual(problems)
})
