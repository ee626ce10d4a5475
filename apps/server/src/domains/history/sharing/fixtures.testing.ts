import { type Fixtures, givenSound } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { workspaceId }, ids }) => {
    const { pool } = server.database
    const ctx = server.product.systemContext()
    const [video, job] = [ctx.newId('shareVideo'), ctx.newId('job')]
    await pool.query(
      `insert into jobs (id, key, name, workspace_id, state, payload, created_at) values ($1, $1, 'sharing.make-video', $2, 'done', '{}', now())`,
      [job, workspaceId],
    )
    await pool.query(
      `insert into share_videos (id, workspace_id, history_item_id, recording_key, theme, strips_tags, format, caption, job_id,
         storage_key, size_bytes, asked_at, created_at)
       values ($1, $2, $3, $4, 'dark', false, 'tall', '', $5, $4, 5, now(), now())`,
      [video, workspaceId, ids['history_item_id'], await givenSound(server, `videos/${video}`), job],
    )
    return { video_id: video, job_id: job }
  },
  requests: {
    'sharing.embed': { query: 'url=http%3A%2F%2F127.0.0.1%2Fs%2Fmade-up' },
    'sharing.decide': { body: { decision: 'dismiss' } },
    'sharing.decideAboutPage': { body: { decision: 'dismiss' } },
    'sharing.generateVideo': { query: 'format=preview&wait_seconds=0' },
    'sharing.setSettings': { body: { allows_public_links: true } },
  },
}
