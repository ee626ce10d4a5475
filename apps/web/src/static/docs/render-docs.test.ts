import { api, channels, errorCatalogue } from '@vireo/contracts'
import { codesOf, type Channel, type Endpoint } from '@vireo/contracts/kit'
import { describe, expect, test } from 'vitest'
import { anchorOf, bracedPath, docsGroups } from './model/docs-groups.ts'
import { fieldsOf } from './model/fields-of.ts'
import { originPlaceholder } from '../frame/origin.ts'
import { renderDocs, searchIndex } from './render-docs.tsx'

const guide = '# Guide\n\n## Part\n\nSome `code`.\n\n| a | b |\n| - | - |\n| `x` | y |\n\n```js\nrun()\n```\n'
const pages = renderDocs({
  css: '/files/docs.css',
  script: '/files/docs.js',
  early: '/early.js',
  font: '/font.woff2',
  search: '/search.json',
  guides: {
    webhooks: guide,
    engines: guide,
    pronunciation: guide,
    sharing: '# Guide\n\n## Of public links\n',
    audioNative: guide,
    soundEffects: guide,
    music: '# Guide\n\n<!-- Generated -->\n\n| a | b |\n| - | - |\n| x | [folk](/v1/music/genres/folk/sample) |\n',
  },
})
const htmlOf = (slug: string) => pages.find((page) => page.slug === slug)?.html ?? ''
const endpoints = Object.values(api).flatMap((slice) => Object.values<Endpoint>(slice))
const sockets = Object.values(channels).flatMap((slice) => Object.values<Channel>(slice))

test('what the instance makes is heard from the page, and no comment of a guide stands on it', () => {
  expect(htmlOf('music')).toContain('<a href="/v1/music/genres/folk/sample" data-sound=""')
  expect(htmlOf('music')).not.toContain('Generated')
})

describe('the reference', () => {
  test('has every operation and every socket of the contracts, each once, with its path', () => {
    for (const { id, path } of [...endpoints, ...sockets]) {
      const holding = pages.filter(({ html }) => html.includes(`data-operation="${id}"`))
      expect(holding.length, id).toBe(1)
      expect(holding[0]?.html).toContain(bracedPath(path))
    }
  })

  test('names every parameter and every failure of an operation on its page', () => {
    for (const { slug, operations } of docsGroups) {
      const html = htmlOf(slug).replaceAll('<wbr/>', '')
      for (const endpoint of operations) {
        const fields = [endpoint.params, endpoint.query, endpoint.body, endpoint.multipart?.fields]
        for (const { name } of fields.flatMap((schema) => fieldsOf(schema, 'input')))
          expect(html, `${endpoint.id} ${name}`).toContain(`>${name}</code>`)
        for (const code of codesOf(endpoint)) expect(html).toContain(`/docs/errors#${code}`)
      }
    }
  })

  test('has every code on the page of errors, and its status', () => {
    for (const [code, { status }] of Object.entries(errorCatalogue)) {
      const [, row = ''] = htmlOf('errors').split(`<tr id="${code}"`)
      expect(row.split('</tr>')[0]).toContain(`${status} · `)
    }
  })

  test('leads nowhere that is not there', () => {
    const addresses = new Set(pages.map(({ slug }) => (slug === '' ? '/docs' : `/docs/${slug}`)))
    const linked = pages.flatMap(({ html }) =>
      [...html.matchAll(/href="(\/docs[^"]*)"/gu)].map((match) => match[1] ?? ''),
    )
    for (const href of new Set([...linked, ...searchIndex().map(([, to]) => to)])) {
      const [address = '', anchor] = href.split('#')
      expect(addresses.has(address), href).toBe(true)
      if (anchor) expect(htmlOf(address.replace(/^\/docs\/?/u, '')), href).toContain(`id="${anchor}"`)
    }
  })

  test('gives no two things on a page the same id', () => {
    for (const { slug, html } of pages) {
      const ids = [...html.matchAll(/ id="([^"]+)"/gu)].map((match) => match[1])
      expect(ids.length, slug).toBe(new Set(ids).size)
    }
  })
})

describe('a page', () => {
  test('runs no script of its own text, and leaves the address of the instance open', () => {
    for (const { html } of pages) {
      expect(html).not.toMatch(/<script(?! (type="module" )?src=)|\son\w+=|javascript:/iu)
      expect(html).toContain('<link rel="icon" href="/favicon.svg"')
    }
    expect(htmlOf('')).toContain(originPlaceholder)
  })

  test('marks where one is in the side list', () => {
    for (const { slug, html } of pages) {
      const address = slug === '' ? '/docs' : `/docs/${slug}`
      expect(html).toContain(`href="${address}" aria-current="page"`)
    }
  })

  test('says what names of slices mean to readers', () => {
    const html = htmlOf('')
    for (const name of ['Instant cloning', 'Sign-in and keys', 'Single sign-on']) expect(html).toContain(`>${name}</a>`)
    expect(html).not.toMatch(/instantCloning|voiceLibrary|>sso</u)
  })
})

test('the search knows every operation', () => {
  const found = new Set(searchIndex().map(([, href]) => href))
  for (const { slug, operations } of docsGroups)
    for (const { id } of operations) expect(found).toContain(`/docs/${slug}#${anchorOf(id)}`)
})
