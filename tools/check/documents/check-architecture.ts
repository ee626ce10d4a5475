import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const DOCUMENT = 'ARCHITECTURE.md'
/** The slice that the document follows a request through, by the tree that a line begins with. */
const FOLDERS: Readonly<Record<string, string>> = {
  web: 'apps/web/src/domains/voices/voices',
  contract: 'packages/contracts/src/voices',
  server: 'apps/server/src/domains/voices/voices',
}
const PATH_OF_A_REQUEST = /## The path of a request\n+```\n([\s\S]*?)```/
const ENDPOINT = /\b(GET|POST|PUT|PATCH|DELETE) (\/\S+)/
const OF_A_SLICE = /^apps\/server\/src\/domains\/[^/]+\/[^/]+\/.*\.ts$/
const TESTS = /(\.test|[./]testing)\.ts$/
const ANSWERS_A_HOOK = /import \{[^}]*\banswer\b[^}]*\} from '#kernel\/hooks\.ts'/
const SPEAKS_HTTP = /from 'fastify'|from '@fastify\//

/** Checks the statements of ARCHITECTURE.md that no import rule proves. */
export function checkArchitecture(root: string, files: readonly string[]): string[] {
  const ofSlices = files.filter((file) => OF_A_SLICE.test(file) && !TESTS.test(file))
  const having = (pattern: RegExp) => ofSlices.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))
  return [
    ...wrongSteps(root),
    ...having(ANSWERS_A_HOOK)
      .filter((file) => !file.endsWith('/slice.ts'))
      .map((file) => `${file}: answers a hook; a slice says so in its manifest, slice.ts`),
    ...having(SPEAKS_HTTP).map(
      (file) => `${file}: imports fastify; requests are read and answered in apps/server/src/http`,
    ),
  ]
}

/** Finds the steps in the path of a request that name a missing file, or an endpoint that the file does not declare. */
function wrongSteps(root: string): string[] {
  const [, path = ''] = PATH_OF_A_REQUEST.exec(readFileSync(join(root, DOCUMENT), 'utf8')) ?? []
  const steps = path.split('\n').filter((line) => line.trim() !== '')
  if (steps.length === 0) return [`${DOCUMENT}: the path of a request is missing`]
  let folder = ''
  return steps.flatMap((line) => {
    folder = FOLDERS[/^\w+/.exec(line)?.[0] ?? ''] ?? folder
    const [name = ''] = /\S+\.ts\b/.exec(line) ?? []
    const file = `${folder}/${name}`
    if (!existsSync(join(root, file))) return [`${DOCUMENT}: a request does not pass ${file}, which is not there`]
    const [endpoint, method, address] = ENDPOINT.exec(line) ?? []
    const declared = new RegExp(`method: '${method}',\\s+path: '${address}'`)
    return endpoint !== undefined && !declared.test(readFileSync(join(root, file), 'utf8'))
      ? [`${DOCUMENT}: ${file} declares no ${endpoint}`]
      : []
  })
}
