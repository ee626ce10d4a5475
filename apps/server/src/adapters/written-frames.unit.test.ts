import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createWrittenFrames } from './written-frames.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'vireo-frames-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(path.join(folder, 'pages'))
writeFileSync(
  path.join(folder, 'pages/frame.en.html'),
  '<title>{{title}}</title><link href="https://origin.invalid{{path}}"><meta content="{{description}}"><style>a{}</style>{{head}}<main>{{main}}</main>{{links}}',
)
const publicUrl = new URL('https://vireo.example.test')
const page = { path: '/a', title: 'T', description: 'D', main: '<p>M</p>', links: '<a>L</a>' }

test('a page stands in the frame of its language, and its style alone counts', () => {
  const { html, policy } = createWrittenFrames(folder, publicUrl).write({ ...page, language: 'en', head: '<meta>' })
  expect(html).toBe(
    '<title>T</title><link href="https://vireo.example.test/a"><meta content="D"><style>a{}</style><meta><main><p>M</p></main><a>L</a>',
  )
  expect(policy).toMatch(/style-src 'sha256-[\w+/]+=*';/u)
  expect(policy).toContain("frame-ancestors 'none'")
})

test('texts are no markup, and a place that is named in one stays a word', () => {
  const { html } = createWrittenFrames(folder, publicUrl).write({
    ...page,
    language: 'en',
    title: '<b>"{{main}}',
    main: 'https://origin.invalid {{head}} $&',
  })
  expect(html).toContain('<title>&lt;b&gt;&quot;{{main}}</title>')
  expect(html).toContain('<main>https://origin.invalid {{head}} $&</main>')
})

test('without a build a page is there all the same', () => {
  const { html } = createWrittenFrames(folder, publicUrl).write({ ...page, language: 'de' })
  expect(html).toContain('<html lang="de">')
  expect(html).toContain('<main><p>M</p></main>')
})
