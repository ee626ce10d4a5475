import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { landingAddresses } from '../page/landing-addresses.ts'
import { contentFolders } from './content-folders.ts'

const own = await mkdtemp(path.join(tmpdir(), 'vireo-content-'))
afterAll(() => rm(own, { recursive: true }))
await mkdir(path.join(own, 'blog'))
const write = (name: string, text: string) => writeFile(path.join(own, name), text)
const [plain, ours] = await Promise.all([
  startTestServer(),
  startTestServer({ settings: { contentFolders: contentFolders(own) } }),
])
const read = async (server: typeof plain, address: string, language = 'en') => {
  const answer = await server.fetch(address, { headers: { 'accept-language': language } })
  return { status: answer.status, html: await answer.text(), headers: answer.headers }
}
const linksOf = (html: string) => [...html.matchAll(/class="foot-link" href="([^"]+)"/gu)].map(([, address]) => address)

test('an instance says what is true of the software, in both languages, and nothing else', async () => {
  for (const address of [
    '/about',
    '/affiliates',
    '/enterprise',
    '/use-cases',
    '/use-cases/audiobooks',
    '/use-cases/programs',
  ]) {
    const english = await read(plain, address)
    const german = await read(plain, address, 'de')
    expect([address, english.status, german.status]).toEqual([address, 200, 200])
    expect(english.html).not.toBe(german.html)
    expect(german.html).toContain('<html lang="de">')
    expect(english.html).toMatch(/<meta name="description" content="[^"]{20,}">/u)
  }
  for (const address of [
    '/grants',
    '/terms',
    '/privacy',
    '/imprint',
    '/customers',
    '/customers/one',
    '/blog',
    '/blog/one',
  ]) {
    const { status, html, headers } = await read(plain, address)
    expect([address, status, headers.get('x-robots-tag')]).toEqual([address, 404, 'noindex'])
    expect(html).toContain('There is no such page')
  }
  expect(linksOf((await read(plain, '/about')).html)).toEqual([
    '/voice-library',
    '/verify',
    '/use-cases',
    '/about',
    '/enterprise',
    '/affiliates',
  ])
})

test('a file of the operator is a page at once, in place of ours too; an empty one takes ours away', async () => {
  await write('imprint.md', '# Imprint\n\nWho runs this <b>instance</b>.')
  await write('about.md', '# About our house\n\nAnother text.')
  await write('enterprise.md', ' \n')
  const { status, html } = await read(ours, '/imprint')
  expect(status).toBe(200)
  expect(html).toContain('Who runs this &lt;b&gt;instance&lt;/b&gt;.')
  for (const language of ['en', 'de'])
    expect((await read(ours, '/about', language)).html).toContain('<h1>About our house</h1>')
  expect((await read(ours, '/enterprise')).status).toBe(404)
  expect(linksOf(html)).toEqual(['/voice-library', '/verify', '/use-cases', '/about', '/affiliates', '/imprint'])
  expect(await landingAddresses(contentFolders(own))).not.toContain('/enterprise')
})

test('what only an operator can say is there once it is said, and in the list of all pages', async () => {
  await mkdir(path.join(own, 'customers'))
  const said = ['grants', 'terms', 'privacy', 'customers/first'] as const
  for (const name of said) await write(`${name}.md`, `# Page ${name}\n\nWhat there is to say.`)
  for (const name of said) {
    const { status, html } = await read(ours, `/${name}`)
    expect([name, status]).toEqual([name, 200])
    expect(html).toContain(`<h1>Page ${name}</h1>`)
  }
  expect((await read(ours, '/customers')).html).toContain('href="/customers/first"')
  expect(await landingAddresses(contentFolders(own))).toEqual(expect.arrayContaining(said.map((name) => `/${name}`)))
})

test.each([
  [0, 'en', 'This instance gives nothing for it'],
  [0, 'de', 'Diese Instanz gibt nichts dafür'],
  [5000, 'en', 'gives you 5,000 credits'],
  [5000, 'de', 'gibt Ihnen 5.000 Credits'],
] as const)('with a reward of %i, the page about bringing others says so in %s', async (reward, language, sentence) => {
  const server = await startTestServer({ settings: { referralRewardCredits: reward } })
  const { html } = await read(server, '/affiliates', language)
  expect(html).toContain(sentence)
  expect(html).toContain('href="/app/settings/profile"')
})

test('posts are listed with the newest first, each with its day', async () => {
  await write('blog/first.md', '# First\nDate: 2026-01-02\n\nOne.')
  await write('blog/second.md', '# Second\nDate: 2026-03-04\n\nTwo.')
  await write('blog/Not a name.md', '# Never\n\nThree.')
  const { html } = await read(ours, '/blog')
  expect(html.indexOf('Second')).toBeLessThan(html.indexOf('First'))
  expect(html).not.toContain('Never')
  const post = await read(ours, '/blog/second')
  expect(post.html).toContain('<time datetime="2026-03-04">March 4, 2026</time>')
  expect(post.html).toContain('"@type":"BlogPosting"')
  expect((await read(ours, '/blog/second', 'de')).html).toContain('4. März 2026')
  expect(await landingAddresses(contentFolders(own))).toEqual(expect.arrayContaining(['/blog', '/blog/first']))
})

test.each(['/use-cases/..%2Fabout', '/use-cases/%2e%2e%2fabout', '/blog/First', '/blog/.', '/blog/a%00b'])(
  '%s leads to no file',
  async (address) => {
    const { status } = await read(ours, address)
    expect([400, 404]).toContain(status)
  },
)
