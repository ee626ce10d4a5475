import { nameOf, type Name, UsageError } from './names.ts'
import type { Plan } from './plan.ts'

/** Plans an operation like `voices/rename-voice` and a test that it does not pass yet. */
export function planOperation(target: string, area: string): Plan {
  const { slice, name } = readTarget(target)
  const folder = `apps/server/src/domains/${area}/${slice.kebab}`
  return {
    create: {
      [`${folder}/${name.kebab}.ts`]: operation(name),
      [`${folder}/${name.kebab}.test.ts`]: test(name),
    },
    next: [
      `Say in one sentence what ${name.camel} achieves for a person; give it its input and its answer.`,
      `Make ${name.kebab}.test.ts state the guarantee, then make it pass.`,
    ],
  }
}

function readTarget(target: string): { slice: Name; name: Name } {
  const [slice, name, ...rest] = target.split('/')
  if (slice === undefined || name === undefined || rest.length > 0) {
    throw new UsageError('Name the slice and the operation: voices/rename-voice')
  }
  return { slice: nameOf(slice), name: nameOf(name) }
}

function operation({ camel, words }: Name): string {
  return `import type { FullContext } from '#ports/ports.ts'

/** What it achieves for a person: ${words}. */
export async function ${camel}(ctx: FullContext, input: object): Promise<void> {
  throw new Error(\`${camel} does nothing yet for \${ctx.workspaceId} and \${Object.keys(input).join()}\`)
}
`
}

function test({ kebab, camel, words }: Name): string {
  return `import { describe, expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { ${camel} } from './${kebab}.ts'

const server = await startTestServer()

describe('${words}', () => {
  test('does what its name says', async () => {
    const { workspaceId } = await server.signUp()
    await expect(${camel}(server.product.systemContext(workspaceId), {})).resolves.toBeUndefined()
  })
})
`
}
