import type { Name } from '../names.ts'

/** Writes the contract of a new slice: a list and what adds to it. Answers texts by file name. */
export function contractFiles(name: Name): Record<string, string> {
  return {
    'schemas.ts': schemas(name),
    'endpoints.ts': endpoints(name),
    'errors.ts': `import { defineErrors } from '../kit/index.ts'\n\nexport const ${name.camel}Errors = defineErrors({})\n`,
    'errors.de.ts': germanErrors(name),
    'audit.ts': audit(name),
    'audit.de.ts': germanAudit(name),
    'act-sentences.ts': sentences(name),
    'act-sentences.de.ts': germanSentences(name),
    'index.ts': "export * from './schemas.ts'\nexport * from './endpoints.ts'\nexport * from './errors.ts'\n",
    'slice.ts': manifest(name),
  }
}

function schemas({ pascal }: Name): string {
  return `import { z } from 'zod'
import { coded } from '../kit/index.ts'

export const ${pascal}Item = z.object({ id: z.string(), name: z.string(), created_at_unix: z.number().int() })
export type ${pascal}Item = z.infer<typeof ${pascal}Item>

export const ${pascal}Query = z.object({
  cursor: coded('invalid_cursor', z.string().min(1).max(64)).optional(),
  page_size: coded('invalid_page_size', z.coerce.number().int().min(1).max(100)).default(30),
})
export const ${pascal}Page = z.object({
  items: z.array(${pascal}Item),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type ${pascal}Page = z.infer<typeof ${pascal}Page>

export const Create${pascal}Item = z.object({ name: z.string().trim().min(1).max(100).default('Untitled') })
`
}

function endpoints({ kebab, camel, pascal, words }: Name): string {
  return `import { defineEndpoint } from '../kit/index.ts'
import { Create${pascal}Item, ${pascal}Item, ${pascal}Page, ${pascal}Query } from './schemas.ts'

export const ${camel}Endpoints = {
  list: defineEndpoint({
    id: '${camel}.list',
    method: 'GET',
    path: '/v1/${kebab}',
    summary: 'List the ${words} of the workspace, newest first',
    access: { scope: 'workspace_read' },
    query: ${pascal}Query,
    success: { status: 200, schema: ${pascal}Page },
    errors: ['invalid_cursor', 'invalid_page_size'],
  }),
  create: defineEndpoint({
    id: '${camel}.create',
    method: 'POST',
    path: '/v1/${kebab}',
    summary: 'Add to the ${words} of the workspace',
    access: { scope: 'workspace_write' },
    body: Create${pascal}Item,
    success: { status: 200, schema: ${pascal}Item },
    errors: [],
  }),
} as const
`
}

function germanErrors({ camel }: Name): string {
  return `import type { ${camel}Errors } from './errors.ts'

/** What each failure is called on a German screen. */
export const ${camel}ErrorsGerman: Readonly<Record<keyof typeof ${camel}Errors, string>> = {}
`
}

function audit({ kebab, camel }: Name): string {
  return `/** Privileged acts of this slice, as the audit log names them: in the past tense, for good. Each with its kind. */
export const ${camel}Audit = { '${kebab}.created': 'thing: create' } as const
`
}

function germanAudit({ kebab, camel }: Name): string {
  return `import type { ${camel}Audit } from './audit.ts'

/** What each act is called in a German audit log. */
export const ${camel}AuditGerman: Readonly<Record<keyof typeof ${camel}Audit, string>> = {
  '${kebab}.created': 'Eintrag hinzugefügt',
}
`
}

function sentences({ kebab, camel }: Name): string {
  return `import type { ${camel}Audit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. \`{who}\` did it, \`{thing}\` is what it
 * was done to.
 */
export const ${camel}ActSentences: Readonly<Record<keyof typeof ${camel}Audit, string>> = {
  '${kebab}.created': '{who} added an entry.|{who} added the entry {thing}.',
}
`
}

function germanSentences({ kebab, camel }: Name): string {
  return `import type { ${camel}Audit } from './audit.ts'

/** What each act reads as in German. */
export const ${camel}ActSentencesGerman: Readonly<Record<keyof typeof ${camel}Audit, string>> = {
  '${kebab}.created': '{who} hat einen Eintrag hinzugefügt.|{who} hat den Eintrag {thing} hinzugefügt.',
}
`
}

function manifest({ kebab, camel }: Name): string {
  return `import { defineContract } from '../kit/index.ts'
import { ${camel}Audit } from './audit.ts'
import { ${camel}Endpoints } from './endpoints.ts'
import { ${camel}Errors } from './errors.ts'

export const ${camel}Contract = defineContract({
  endpoints: ${camel}Endpoints,
  errors: ${camel}Errors,
  ids: { ${camel}Item: '${kebab.replaceAll('-', '')}' },
  audit: ${camel}Audit,
  screens: { shell: { ${camel}: '/app/${kebab}' } },
})
`
}
