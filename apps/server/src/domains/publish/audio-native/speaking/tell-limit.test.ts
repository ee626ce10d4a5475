import { expect, test } from 'vitest'
import { givenPerson } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'
import { doWork, givenProject, sendForm } from '../audio-native.testing.ts'

const server = await startTestServer()

test('whoever made a project is told in their language that its limit is reached: once, and again where it was raised and reached', async () => {
  const person = await givenPerson(server, 'creator')
  await server.database.pool.query("update users set locale = 'de' where id = $1", [person.userId])
  const { project_id: id } = await givenProject(server, person, { name: 'Gartenblog' })
  const limit = (credits: number) =>
    server.database.pool.query('update audio_native_projects set monthly_credits = $2 where id = $1', [id, credits])
  const read = async (content: string) => {
    await sendForm(server, `/v1/audio-native/${id}/content`, person, { content, auto_convert: 'true' })
    await doWork(server, person)
  }
  const told = async () => {
    const { rows } = await server.database.pool.query<{ title: string; mails: string }>(
      `select title, (select count(*) from letters where recipient = $2 and subject = messages.title) as mails
       from messages where user_id = $1 order by created_at`,
      [person.userId, person.email],
    )
    return rows.filter(({ title }) => title.includes('Gartenblog'))
  }
  await limit(5)
  await read('Apples fall.')
  await read('Pears fall too.')
  const [first, ...others] = await told()
  expect(first).toEqual({ title: '„Gartenblog“ hat seine Monatsgrenze erreicht', mails: expect.anything() })
  expect(Number(first?.mails)).toBe(1)
  expect(others).toEqual([])

  await limit(6)
  await read('Plums fall as well.')
  expect(await told()).toHaveLength(2)
})
