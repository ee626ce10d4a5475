import { landingLimits } from '@vireo/contracts/landing'
import { accents as accentTable, baseLanguages } from '@vireo/contracts/voice-library'
import { expect, test } from 'vitest'
import { libraryVoices } from '#voices/library/index.ts'
import { setSafety } from '#voices/safety/index.ts'
import { decodeAudio } from '#test/decode-audio.ts'
import { startTestServer } from '#test/test-server.ts'
import { accentPages } from './accent-pages.ts'
import { allPages, findPage, isAccent, languagePages, nearPages } from './find-page.ts'
import { recordLanguages } from './record-languages.ts'
import { type Speakers, speakersOf } from './speakers-of.ts'

const server = await startTestServer()
const ctx = server.product.systemContext()
const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await server.fetch(path, { headers })
  return { answer, html: await answer.text() }
}

test('32 pages are about languages, 21 about accents, and neither is among the others', () => {
  expect([languagePages.length, accentPages.length]).toEqual([32, 21])
  expect(languagePages.some(isAccent)).toBe(false)
  expect(accentPages.every(isAccent)).toBe(true)
  expect(new Set(allPages.map(({ slug }) => slug)).size).toBe(53)
  for (const { slug } of allPages) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/u)
  for (const { slug } of accentPages) expect(slug).toMatch(/-accent$/u)
  for (const { slug } of languagePages) expect(slug).not.toMatch(/accent/u)
  for (const slug of ['czech-moravian-accent', 'british-accent', 'german-bavarian-accent'])
    expect(findPage(slug)?.slug).toBe(slug)
})

test('pages of languages are those of the table, with its names and flags, and three of their variants', () => {
  const plain = languagePages.filter(({ slug }) => !slug.includes('-'))
  const shownOf = ({ name, flag }: (typeof plain)[number]) => `${name.en} ${flag}`
  expect(plain.map(shownOf).toSorted()).toEqual(
    baseLanguages.map(({ name, flagCode }) => `${name} ${flagCode}`).toSorted(),
  )
  const others = languagePages.filter((page) => !plain.includes(page)).map(({ slug }) => slug)
  expect(others).toEqual(['french-swiss', 'spanish-castilian', 'turkish-istanbul'])
  const codes = new Set(accentTable.map(({ code }) => code))
  const foreign = ['italian', 'russian', 'spanish', 'portuguese', 'german']
  for (const { accents: [wanted] = [''] } of accentPages) if (!foreign.includes(wanted)) expect(codes).toContain(wanted)
})

test('every text is a page’s own, in its script, and short enough to be tried without an account', () => {
  expect(new Set(allPages.map(({ text }) => text)).size).toBe(53)
  for (const { slug, text } of allPages) {
    expect([slug, text.length > landingLimits.charactersMax]).toEqual([slug, false])
    expect([slug, text.length > 45]).toEqual([slug, true])
  }
  const scripts = { hindi: 'Deva', tamil: 'Taml', russian: 'Cyrl', greek: 'Grek', arabic: 'Arab', korean: 'Hang' }
  for (const [slug, script] of Object.entries(scripts)) {
    const letters = findPage(slug)?.text.match(/\p{L}/gu) ?? []
    const own = letters.filter((letter) => new RegExp(`\\p{Script=${script}}`, 'u').test(letter))
    expect([slug, own.length / letters.length]).toEqual([slug, 1])
  }
})

test.each([
  ['germn', 'german'],
  ['German', 'german'],
  ['de', 'german'],
  ['french-canadian', 'french'],
  ['british', 'british-accent'],
  ['portugese-accent', 'portuguese-accent'],
])('near %s is %s', (given, near) => {
  expect(nearPages(given).map(({ slug }) => slug)).toContain(near)
  expect(nearPages(given).length).toBeLessThanOrEqual(6)
})

test('nothing is near what is like nothing', () => {
  for (const given of ['', 'accent', '12345', 'qqqqqqqqqq']) expect(nearPages(given)).toEqual([])
})

test('every page but three has a voice of its language, and says when it is not whom the page is about', async () => {
  const voiceless: string[] = []
  for (const page of allPages) {
    const { speaker, choices } = await speakersOf(ctx, page)
    expect([page.slug, choices.length > 0]).toEqual([page.slug, true])
    if (!speaker) voiceless.push(page.slug)
  }
  expect(voiceless).toEqual(['croatian', 'slovak', 'tamil'])
  const own = ['new-york-accent', 'french-swiss', 'turkish-istanbul', 'spanish-castilian', 'british-accent', 'english']
  for (const slug of own) expect((await read(`/languages/${slug}`)).html).not.toContain('No voice here')
  for (const slug of ['canadian-accent', 'german-bavarian-accent', 'irish-accent'])
    expect((await read(`/languages/${slug}`)).html).toContain('No voice here has this accent yet.')
  expect((await read('/languages/tamil')).html).toContain('<option value="" selected>Choose a voice</option>')
})

test('a page is whole without a script: who speaks, the sound, the text, the voices and the way in', async () => {
  const { answer, html } = await read('/languages/japanese')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/u)
  expect(answer.headers.get('set-cookie')).toBeNull()
  const voice = libraryVoices.find(({ labels }) => labels.language === 'ja')
  for (const part of [
    '<html lang="en">',
    'Vireo · Japanese: text to speech',
    'src="/languages/japanese/recording"',
    `<option value="${voice?.voiceId}" selected>${voice?.name}`,
    findPage('japanese')?.text,
    'href="/app/sign-up"',
    '"@type":"AudioObject"',
    '>JP</span>',
  ])
    expect(html).toContain(part)
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/u)
  const german = await read('/languages/japanese?lang=de')
  expect(german.html).toContain('<html lang="de">')
  expect(german.html).toContain('Japanisch: Text wird Sprache')
  expect((await read('/languages/japanese', { 'accept-language': 'de-CH' })).html).toContain('Japanisch')
})

test('the list leads to every page, languages and accents apart', async () => {
  const { html } = await read('/languages')
  const [, languages = '', accents = ''] = html.split('<section')
  const linked = (part: string) => [...part.matchAll(/href="\/languages\/([a-z-]+)"/gu)].map(([, slug]) => slug)
  expect([linked(languages), linked(accents)]).toEqual([
    languagePages.map(({ slug }) => slug),
    accentPages.map(({ slug }) => slug),
  ])
  expect(html).toContain('32 languages and 21 accents')
})

test('404 names what is near, and reflects nothing of the address', async () => {
  const { answer, html } = await read('/languages/germn')
  expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([404, 'noindex'])
  expect(html).toContain('href="/languages/german"')
  const hostile = await read('/languages/%22%3E%3Cscript%3Ealert(1)')
  expect([hostile.answer.status, hostile.html.includes('alert')]).toEqual([404, false])
})

test('anybody hears a language, in parts too; the first listeners cause one recording', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => server.fetch('/languages/polish/recording')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { durationMs } = await decodeAudio(new Uint8Array((await answers[0]?.arrayBuffer()) ?? []))
  expect(durationMs).toBeGreaterThan(5000)
  const part = await server.fetch('/languages/polish/recording', { headers: { range: 'bytes=0-99' } })
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
  const none = await server.fetch('/languages/klingon/recording')
  expect([none.status, await none.json()]).toMatchObject([404, { detail: { code: 'language_page_not_found' } }])
})

test('a page without a voice of its own is spoken all the same', async () => {
  const answer = await server.fetch('/languages/tamil/recording')
  const { durationMs } = await decodeAudio(new Uint8Array(await answer.arrayBuffer()))
  expect(durationMs).toBeGreaterThan(5000)
})

test('a voice that the operator restricts is neither heard nor offered', async () => {
  const korean = allPages.filter(({ slug }) => slug === 'korean')
  const speakers = async () => (await Promise.all(korean.map((page) => speakersOf(ctx, page)))).flatMap(namesOf)
  const namesOf = ({ speaker, choices }: Speakers) => [speaker?.name, ...choices.map(({ name }) => name)]
  const [first, ...all] = await speakers()
  const voice = libraryVoices.find(({ name, labels }) => name === first && labels.language === 'ko')
  await setSafety(ctx, { voiceId: voice?.voiceId ?? '', control: 'BAN' })
  const others = all.filter((name) => name !== first)
  expect(await speakers()).toEqual([others[0], ...others])
  await setSafety(ctx, { voiceId: voice?.voiceId ?? '', control: 'NONE' })
})

test('the job records what is not there, and looks again only after a while', async () => {
  expect(await recordLanguages(ctx)).toBe(53)
  expect(await recordLanguages(ctx)).toBe(0)
}, 120_000)
