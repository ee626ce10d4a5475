import * as contracts from '@vireo/contracts'
import { defineChannel, defineEndpoint } from '@vireo/contracts/kit'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildOpenapi, openapiPath, type OpenapiSource } from './build-openapi.ts'
import { exampleOf } from './example-of.ts'

/** The parts of a document that the tests look at. */
const OpenapiDocument = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        operationId: z.string(),
        security: z.unknown().optional(),
        requestBody: z.unknown().optional(),
        parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean() })).optional(),
        responses: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
  components: z.looseObject({
    schemas: z.record(z.string(), z.looseObject({ required: z.array(z.string()).optional() })),
  }),
})

const real = OpenapiDocument.parse(
  buildOpenapi({
    version: '1.0.0',
    tags: [],
    api: contracts.api,
    channels: contracts.channels,
    errorCatalogue: contracts.errorCatalogue,
    named: contracts,
  }),
)

describe('the OpenAPI document of the contracts', () => {
  test('describes every endpoint and every socket once, each with its credentials', () => {
    const ids = operationsOf(real).map(({ operationId }) => operationId)
    const declared = [...Object.values(contracts.api), ...Object.values(contracts.channels)].flatMap((domain) =>
      Object.values<{ id: string }>(domain).map(({ id }) => id),
    )
    expect(ids.toSorted()).toEqual(declared.toSorted())
    for (const { security } of operationsOf(real)) expect(security).toBeDefined()
  })

  test('has no reference that leads nowhere', () => {
    const references = [...JSON.stringify(real).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(references.length).toBeGreaterThan(50)
    for (const reference of new Set(references)) {
      const found = valueAt(real, reference.slice(2).split('/'))
      expect(found, reference).toBeDefined()
    }
  })

  test('declares every parameter of every path', () => {
    for (const [path, operation] of pathsOf(real)) {
      const inPath = operation.parameters?.filter((parameter) => parameter.in === 'path').map(({ name }) => name) ?? []
      expect(inPath.toSorted(), path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).toSorted())
    }
  })

  test('every example of a request is one that its contract accepts', () => {
    const bodies = Object.values(contracts.api).flatMap((domain) => Object.values<contracts.Endpoint>(domain))
    const examples = bodies.flatMap(({ body }) => (body ? [[body, exampleOf(body)] as const] : []))
    expect(examples.filter(([, example]) => example !== undefined).length).toBeGreaterThan(3)
    for (const [body, example] of examples) if (example !== undefined) expect(() => body.parse(example)).not.toThrow()
  })
})

describe('what the document says of an endpoint', () => {
  const Thing = z.object({ name: z.string(), size: z.number().default(1) })
  const source: OpenapiSource = {
    version: '1.0.0',
    tags: [],
    errorCatalogue: { ...contracts.commonErrors, thing_broken: { status: 400, message: 'The thing is broken.' } },
    named: { Thing },
    channels: {
      things: {
        talk: defineChannel({
          id: 'things.talk',
          path: '/v1/talk',
          summary: 'Talk',
          access: 'signed-in',
          clientMessage: Thing,
          serverMessage: Thing,
          errors: [],
        }),
      },
    },
    api: {
      things: {
        create: defineEndpoint({
          id: 'things.create',
          method: 'POST',
          path: '/v1/things/:thing_id',
          summary: 'Make',
          access: { scope: 'voices_write' },
          params: z.object({ thing_id: z.string() }),
          body: Thing,
          success: { status: 201, schema: Thing },
          errors: ['thing_broken'],
          idempotent: true,
        }),
        hear: defineEndpoint({
          id: 'things.hear',
          method: 'GET',
          path: '/v1/things/:thing_id/audio',
          summary: 'Hear',
          access: 'public',
          params: z.object({ thing_id: z.string() }),
          query: z.object({ loud: z.boolean().default(false), tone: z.string() }),
          success: { status: 200, bytes: ['audio/wav'] },
          errors: [],
        }),
        upload: defineEndpoint({
          id: 'things.upload',
          method: 'POST',
          path: '/v1/things',
          summary: 'Upload',
          access: 'session',
          multipart: { fields: z.object({ name: z.string() }), files: { samples: { maxCount: 3, maxBytes: 10 } } },
          success: { status: 200, lines: Thing },
          errors: [],
        }),
      },
    },
  }
  const document = OpenapiDocument.parse(buildOpenapi(source))
  const [create, hear, upload, talk] = operationsOf(document)

  test('names both directions of a schema with defaults, and shares what is equal', () => {
    expect(JSON.stringify(create?.requestBody)).toContain('#/components/schemas/ThingInput')
    expect(JSON.stringify(create?.responses['201'])).toContain('#/components/schemas/Thing"')
    expect(document.components.schemas['Thing']?.required).toEqual(['name', 'size'])
    expect(document.components.schemas['ThingInput']?.required).toEqual(['name'])
  })

  test('lists its failures by status, with those that follow from credentials, input and idempotency', () => {
    expect(Object.keys(create?.responses ?? {})).toEqual([
      '201',
      '400',
      '401',
      '403',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ])
    expect(JSON.stringify(create?.responses['400'])).toContain('The thing is broken.')
    expect(Object.keys(hear?.responses ?? {})).toEqual(['200', '422', '429', '500', '503'])
    expect(hear?.security).toEqual([])
    expect(create?.security).toEqual([{ apiKey: [] }, { bearer: [] }])
    expect(create?.parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }))
  })

  test('knows which query parameters may be left out, streams, uploads and sockets', () => {
    expect(hear?.parameters?.map(({ name, required }) => [name, required])).toEqual([
      ['thing_id', true],
      ['loud', false],
      ['tone', true],
    ])
    expect(JSON.stringify(hear?.responses['200'])).toContain('audio/wav')
    expect(JSON.stringify(upload?.requestBody)).toContain('multipart/form-data')
    expect(JSON.stringify(upload?.responses['200'])).toContain('One JSON object a line')
    expect(talk).toHaveProperty('x-websocket')
  })

  test('refuses an error code that the catalogue does not know', () => {
    expect(() => buildOpenapi({ ...source, errorCatalogue: contracts.commonErrors })).toThrow('thing_broken')
  })

  test('writes path parameters in braces', () => {
    expect(openapiPath('/v1/a/:b_c/d/:e')).toBe('/v1/a/{b_c}/d/{e}')
  })
})

type OpenapiDocument = z.infer<typeof OpenapiDocument>
type Operation = OpenapiDocument['paths'][string][string]

function pathsOf({ paths }: OpenapiDocument): [string, Operation][] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((it): [string, Operation] => [path, it]),
  )
}

function operationsOf(document: OpenapiDocument): Operation[] {
  return pathsOf(document).map(([, operation]) => operation)
}

/** What stands at the end of a path of keys, as `#/components/schemas/Voice` writes it. */
function valueAt(document: OpenapiDocument, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((at, key) => z.record(z.string(), z.unknown()).parse(at)[key], document)
}
