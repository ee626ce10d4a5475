import { type Fixtures, givenSound } from '#test/fixtures.ts'

const aDescription = { voice_description: 'A voice that nobody will ever hear.' }

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { userId, workspaceId } }) => {
    const session = server.product.systemContext().newId('remixingSession')
    await server.database.pool.query(
      `insert into design_sessions (id, workspace_id, user_id, created_at, updated_at, expires_at)
       values ($1, $2, $3, now(), now(), now() + interval '1 day')`,
      [session, workspaceId, userId],
    )
    const preview = 'P'.repeat(20)
    await server.database.pool.query(
      `insert into designed_voices (id, workspace_id, user_id, place, method, recipe, labels, locale, text,
         requires_verification, is_verified, storage_key, content_type, size_bytes, duration_ms, created_at, expires_at)
       values ($1, $2, $3, 0, 'designed', '{}', '{}', 'en-US', 'text', false, true, $4, 'audio/mpeg', 5, 5, now(),
         now() + interval '1 day')`,
      [preview, workspaceId, userId, await givenSound(server, `designs/${session}`)],
    )
    return { remixing_session_id: session, generated_voice_id: preview }
  },
  requests: {
    'voiceDesign.design': { body: { ...aDescription, auto_generate_text: true, reference_audio_base64: '' } },
    'voiceDesign.createPreviews': { body: { ...aDescription, auto_generate_text: true, seed: -1 } },
    'voiceDesign.remix': { body: { voice_description: 'like a pirate', auto_generate_text: true } },
    'voiceDesign.create': { body: { ...aDescription, voice_name: 'matrix', generated_voice_id: 'x' } },
    'voiceDesign.createFromPreview': { body: { ...aDescription, voice_name: 'matrix', generated_voice_id: 'x' } },
    'voiceDesign.readDescription': { body: { voice_description: 'deep' } },
  },
}
