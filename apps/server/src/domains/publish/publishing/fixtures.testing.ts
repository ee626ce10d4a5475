import { type Fixtures, givenSound } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { userId, workspaceId } }) => {
    const work = server.product.systemContext().newId('publishedWork')
    await server.database.pool.query(
      `insert into publishing_works (id, workspace_id, user_id, kind, title, genres, mature_content, normalizes_loudness,
         may_be_indexed, created_at, updated_at)
       values ($1, $2, $3, 'single', 'a test', '{}', false, true, false, now(), now())`,
      [work, workspaceId, userId],
    )
    const upload = server.product.systemContext().newId('publishedUpload')
    const key = await givenSound(server, `works/${workspaceId}/${work}/uploads/${upload}.mp3`)
    await server.database.pool.query(
      `insert into publishing_uploads (id, work_id, workspace_id, request_id, storage_key, size_bytes, duration_ms, peaks,
         loudness_lufs, peak_dbtp, silence_start_ms, silence_end_ms, silence_inside_ms, kept_at, created_at)
       values ($1, $2, $3, 'req_test', $4, 5, 1000, '{50}', -18, -3, 0, 0, 0, now(), now())`,
      [upload, work, workspaceId, key],
    )
    return { work_id: work, upload_id: upload }
  },
  requests: {
    'publishing.createWork': { body: { kind: 'podcast', title: 'matrix' } },
    'publishing.scheduleRelease': { body: { release_at_unix: 4_000_000_000 } },
    'publishing.setChapters': { body: { chapters: [] } },
  },
}
