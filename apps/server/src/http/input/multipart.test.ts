import { access, readdir, readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { defineEndpoint } from '@vireo/contracts/kit'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '../../kernel/errors.ts'
import { defineRoutes } from '../routes.ts'
import { type BareServer, startBareServer, unwritten } from '../testing.ts'
import { uploadFolderPrefix } from './left-uploads.ts'
import { receiveMultipart } from './multipart.ts'

const upload = defineEndpoint({
  id: 't.upload',
  method: 'POST',
  path: '/v1/t/upload',
  summary: 'test',
  access: 'public',
  multipart: {
    fields: z.object({
      name: z.string(),
      deep: z.boolean().default(false),
      labels: z.record(z.string(), z.string()).nullish(),
    }),
    files: { files: { maxCount: 2, maxBytes: 1000, required: true } },
  },
  success: {
    status: 200,
    schema: z.object({ name: z.string(), deep: z.boolean(), labels: z.unknown(), files: z.array(z.unknown()) }),
  },
  errors: [],
})

const paths: string[] = []
const routes = defineRoutes((on) => {
  on(
    upload,
    async (_ctx, input) => {
      paths.push(...input.files.files.map((file) => file.path))
      const contents = await Promise.all(input.files.files.map((file) => readFile(file.path, 'utf8')))
      return { ...input, contents }
    },
    (result) => ({
      name: result.name,
      deep: result.deep,
      labels: result.labels,
      files: result.files.files.map((file, index) => ({
        name: file.fileName,
        size: file.sizeBytes,
        content: result.contents[index],
      })),
    }),
    unwritten,
  )
})

let server: BareServer
beforeAll(async () => {
  server = await startBareServer({ routes })
})
afterAll(() => server.app.close())

const send = async (fill: (form: FormData) => void) => {
  const form = new FormData()
  fill(form)
  const response = await fetch(`${server.url}/v1/t/upload`, { method: 'POST', body: form })
  return { status: response.status, body: await response.json() }
}
const code = (value: string) => ({ body: { detail: { code: value } } })

test('fields are read as the schema means them, files arrive whole, and nothing is left behind', async () => {
  const { status, body } = await send((form) => {
    form.append('name', 'first')
    form.append('name', 'last wins')
    form.append('deep', 'true')
    form.append('labels', '{"accent":"welsh"}')
    form.append('files', new Blob(['one']), '../../etc/passwd')
    form.append('files', new Blob(['two']), 'b.wav')
  })
  expect([status, body]).toEqual([
    200,
    {
      name: 'last wins',
      deep: true,
      labels: { accent: 'welsh' },
      files: [
        { name: 'passwd', size: 3, content: 'one' },
        { name: 'b.wav', size: 3, content: 'two' },
      ],
    },
  ])
  for (const path of paths) await expect(access(path)).rejects.toThrow()
})

test('413 a file that is too large', async () => {
  const answer = await send((form) => {
    form.append('name', 'x')
    form.append('files', new Blob(['x'.repeat(1001)]))
  })
  expect(answer).toMatchObject({ status: 413, ...code('request_too_large') })
})

test('400 too many files, a file field nobody asked for', async () => {
  const file = new Blob(['x'])
  const invalid = { status: 400, ...code('invalid_parameters') }
  const many = (form: FormData) => [1, 2, 3].forEach(() => form.append('files', file))
  expect(await send(many)).toMatchObject(invalid)
  expect(await send((form) => form.append('extra', file))).toMatchObject(invalid)
})

test('422 no file: it is missing like any other field', async () => {
  expect(await send((form) => form.append('name', 'x'))).toEqual({
    status: 422,
    body: { detail: [{ loc: ['body', 'files'], msg: 'Field required', type: 'missing' }] },
  })
})

test('415 what is not a form', async () => {
  const response = await fetch(`${server.url}/v1/t/upload`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(response.status).toBe(415)
})

test.each([
  ['has no boundary', 'multipart/form-data', 'x'],
  ['has a boundary that is too long', `multipart/form-data; boundary=${'a'.repeat(300)}`, 'x'],
  [
    'ends before its end',
    'multipart/form-data; boundary=X',
    '--X\r\nContent-Disposition: form-data; name="name"\r\n\r\nabc',
  ],
])('400 a form that %s', async (_, type, body) => {
  const response = await fetch(`${server.url}/v1/t/upload`, { method: 'POST', body, headers: { 'content-type': type } })
  expect({ status: response.status, body: await response.json() }).toMatchObject({
    status: 400,
    ...code('invalid_parameters'),
  })
})

test.each(['diskBytes', 'memoryBytes'])(
  'a form that finds no room for its %s leaves no folder and holds nothing',
  async (full) => {
    const held: string[] = []
    const take = (what: string) => {
      if (what === full) throw new AppError('rate_limit_exceeded')
      held.push(what)
      return { grow: () => undefined, release: () => void held.pop() }
    }
    const request = {
      isMultipart: () => true,
      ip: '127.0.0.1',
      holding: { who: { workspace: 'ws_of_this_test' }, admission: { take } },
      raw: { unpipe: () => undefined, resume: () => undefined },
    } as unknown as FastifyRequest
    const prefix = basename(uploadFolderPrefix())
    const left = async () => (await readdir(dirname(uploadFolderPrefix()))).filter((name) => name.startsWith(prefix))
    const before = await left()
    await expect(receiveMultipart(request, upload.multipart)).rejects.toMatchObject({ code: 'rate_limit_exceeded' })
    expect(await left()).toEqual(before)
    expect(held).toEqual([])
  },
)
