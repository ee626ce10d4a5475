import { beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { manifestIn } from '#test/manifest-in.ts'
import { asked, bytesOf, codeOf, musicAsker } from './testing.ts'

const server = await startTestServer()
let person: TestPerson
beforeAll(async () => {
  person = await server.signUp({ tier: 'pro' })
})
const { ask, look, songOf, spent, items } = musicAsker(server, () => person)

describe('what is refused, without charge', () => {
  test.each([
    [{}, 400, 'invalid_parameters'],
    [{ prompt: 'folk', composition_plan: aPlan() }, 400, 'invalid_parameters'],
    [{ prompt: 'folk', generation_mode: 'video_to_music' }, 400, 'invalid_parameters'],
    [{ prompt: 'folk \u0000' }, 400, 'invalid_text'],
    [{ prompt: 'folk', finetune_id: 'mine' }, 400, 'engine_not_installed'],
    [{ prompt: 'pop with female vocals' }, 400, 'engine_not_installed'],
    [{ prompt: 'pop', lyrics_text: 'la la la' }, 400, 'engine_not_installed'],
    [{ composition_plan: aPlan({ lines: ['la la la'] }) }, 400, 'engine_not_installed'],
    [
      { composition_plan: { chunks: [{ text: '[Verse]\nla', duration_ms: 3000, positive_styles: [] }] } },
      400,
      'engine_not_installed',
    ],
    [{ composition_plan: aPlan({ source_from: from('song_none') }) }, 404, 'song_not_found'],
    [{ prompt: 'folk', seed: -1 }, 422, 'unprocessable_entity'],
    [{ prompt: 'folk', music_length_ms: 2999 }, 422, 'unprocessable_entity'],
    [{ composition_plan: aPlan({ duration_ms: 120_001 }) }, 422, 'unprocessable_entity'],
    // One section is two minutes at most, however long the whole is to be.
    [{ composition_plan: aPlan(), music_length_ms: 600_000 }, 400, 'invalid_parameters'],
  ])('%j', async (body, status, code) => {
    const before = [await spent(), (await items()).length]
    const answer = await ask('', body)
    expect(answer.status).toBe(status)
    if (status !== 422) expect(await answer.json()).toMatchObject({ detail: { code } })
    expect([await spent(), (await items()).length]).toEqual(before)
  })

  test('a signature where samples are bare; files are signed', async () => {
    const signed = { ...asked, sign_with_c2pa: true }
    expect(await codeOf(await ask('?output_format=pcm_44100', signed))).toEqual([403, 'feature_not_available'])
    expect(await manifestIn(await bytesOf(await ask('', signed)))).toMatchObject({ tool: 'music', model: 'music_v1' })
  })

  test('words where somebody wants the music alone are left out', async () => {
    const body = { ...asked, prompt: 'folk with vocals in D major', lyrics_text: 'la', force_instrumental: true }
    expect((await ask('', body)).status).toBe(200)
  })

  test('a range that is none of sections, with those there are; sections of two songs', async () => {
    const [one, other] = [await songOf(await ask('', asked)), await songOf(await ask('', { ...asked, seed: 8 }))]
    const wrong = { song_id: one.song_id, range: { start_ms: 900, end_ms: 2000 } }
    const answer = await ask('', { composition_plan: aPlan({ source_from: wrong }) })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      detail: { code: 'section_not_found', data: { sections: [{ start_ms: 0, end_ms: 3000 }] } },
    })
    const whole = { start_ms: 0, end_ms: 3000 }
    const chunks = [one, other].map(({ song_id }) => ({ song_id, range: whole }))
    expect(await codeOf(await ask('', { composition_plan: { chunks } }))).toEqual([400, 'invalid_parameters'])
    const long = Array.from({ length: 6 }, () => ({ ...aPlan().sections[0], duration_ms: 120_000 }))
    const tooLong = { ...aPlan(), sections: long }
    expect(await codeOf(await ask('', { composition_plan: tooLong }))).toEqual([400, 'invalid_parameters'])
  })

  test('formats, and more than is left', async () => {
    expect(await codeOf(await ask('?output_format=flac', asked))).toEqual([400, 'invalid_output_format'])
    const poor = await server.signUp()
    expect(await codeOf(await ask('?output_format=wav_44100', asked, poor))).toEqual([403, 'feature_not_available'])
    await server.database.pool.query('update credit_accounts set used_credits = plan_credits where workspace_id = $1', [
      poor.workspaceId,
    ])
    for (const path of ['', '/stream', '/detailed', '/detailed/stream'])
      expect(await codeOf(await ask(path, asked, poor))).toEqual([402, 'insufficient_credits'])
  })

  test('fine-tunes: there are none, and nothing trains one', async () => {
    expect(await (await look('/finetunes')).json()).toEqual({ finetunes: [], next_cursor: null, has_more: false })
    const fields = new FormData()
    fields.append('name', 'My sound')
    fields.append('primary_genre', 'folk')
    const made = await server.fetch('/v1/music/finetunes', { method: 'POST', headers: person.headers, body: fields })
    expect(await codeOf(made)).toEqual([400, 'engine_not_installed'])
    for (const method of ['GET', 'DELETE', 'PATCH']) {
      const answer = await server.fetch('/v1/music/finetunes/mine', {
        method,
        headers: { ...person.headers, ...(method === 'PATCH' && { 'content-type': 'application/json' }) },
        ...(method === 'PATCH' && { body: '{}' }),
      })
      expect(await codeOf(answer)).toEqual([404, 'finetune_not_found'])
    }
  })

  test('a cursor that is none', async () => {
    expect(await codeOf(await look('/songs?cursor=..'))).toEqual([400, 'invalid_cursor'])
    expect(((await (await look('/songs?page_size=1')).json()) as { has_more: boolean }).has_more).toBe(true)
  })
})

function aPlan(section: object = {}) {
  const styles = { positive_local_styles: [], negative_local_styles: [] }
  return {
    positive_global_styles: ['folk'],
    negative_global_styles: [],
    sections: [{ section_name: 'Verse', ...styles, duration_ms: 3000, lines: [], ...section }],
  }
}

function from(songId: string) {
  return { song_id: songId, range: { start_ms: 0, end_ms: 3000 } }
}
