import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { doWork, givenDomain, givenProject } from '../audio-native.testing.ts'

const server = await startTestServer()
const look = (id: string, query = '') =>
  server.fetch(`/audio-native/${id}/preview?${query}`, { headers: { 'accept-language': 'en' } })

test('a preview has the colours that are tried on, and stands on pages of the product alone', async () => {
  const person = await server.signUp({ tier: 'creator' })
  await givenDomain(server, person, 'blog.example.test')
  const { project_id: id } = await givenProject(server, person, { text_color: '#123456' })
  const answer = await look(id, 'text_color=%23abcdef&background_color=%23000&small=true')
  const html = await answer.text()
  expect(html).toContain('--ink:#abcdef;--paper:#000')
  expect(html).toContain('min-height:64px')
  expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self';/u)
  expect((await look(id, 'text_color=red;}')).status).toBe(422)
})

test('a preview plays what visitors hear, under no name that anything is counted by; without any it says nothing of a project', async () => {
  const person = await server.signUp({ tier: 'creator' })
  const { project_id: id } = await givenProject(server, person, { name: 'Secret plans', title: 'Of apples' })
  const samples = await Promise.all([look(id), look('anproject_nothing')])
  const [empty, unknown] = await Promise.all(samples.map((answer) => answer.text()))
  expect(empty).toBe(unknown)
  expect(empty).toContain('The title of your page')
  expect(empty).toMatch(/id="play"[^>]* disabled/u)

  const spoken = await givenProject(server, person, {
    content: 'Apples fall.',
    auto_convert: 'true',
    title: 'Of apples',
  })
  await doWork(server, person)
  const html = await (await look(spoken.project_id)).text()
  expect(html).toContain('Of apples')
  expect(html).toContain('data-view=""')
  expect(html).toMatch(/<audio [^>]*src="/u)
})
