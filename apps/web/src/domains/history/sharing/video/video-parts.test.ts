import { expect, test, vi } from 'vitest'

import { standIn } from '#kit/testing/stand-in.testing.ts'
import { captionsOf } from './captions-of.ts'
import { estimateProgress } from './estimate-progress.ts'
import { type Followed, followVideo, ownAddress } from './follow-video.ts'

test.each([
  [0, 10, 0],
  [650, 10, 0.5],
  [1300, 10, 1],
  [9000, 10, 1],
  [130, 0, 1],
])('after %i ms a video of %i characters is estimated at %d', (elapsedMs, characters, share) => {
  expect(estimateProgress(elapsedMs, characters)).toBe(share)
})

test('captions carry what is said, whatever it is', () => {
  expect(captionsOf('One\n\n--> <b> & two')).toBe('WEBVTT\n\n00:00.000 --> 59:59.999\nOne --&gt; &lt;b&gt; &amp; two\n')
})

test('a video is asked for at the site that is open', () => {
  expect(ownAddress('https://other.example/share-video/v?key=1.x')).toBe('/share-video/v?key=1.x')
})

const wanted = { history_item_id: 'h', theme: 'color', strip_v3_tags: false, format: 'square' } as const
const job = { job_id: 'j', state: 'running', progress: 0.4, video_url: null, error: null } as const

/** Follows a video of which the server says these things, one after the other. */
async function follow(answers: readonly { readonly status: number; readonly body: unknown }[]) {
  const left = [...answers]
  const asked: string[] = []
  standIn('fetch', (url: string, { method }: { method: string }) => {
    asked.push(`${method} ${url}`)
    const next = left.shift() ?? { status: 500, body: {} }
    return Promise.resolve(Response.json(next.body, { status: next.status }))
  })
  const onJob = vi.fn<Followed['onJob']>()
  const followed = followVideo(wanted, {
    signal: new AbortController().signal,
    onJob,
    pause: () => Promise.resolve(),
  })
  return { followed, asked, onJob }
}

test('a video that is there is answered at once', async () => {
  const { followed, asked } = await follow([{ status: 200, body: { video_url: '/v' } }])
  expect(await followed).toBe('/v')
  expect(asked).toEqual([
    'POST /v1/history/h/generate-video?theme=color&strip_v3_tags=false&format=square&wait_seconds=0',
  ])
})

test('one that is made is followed until it is there', async () => {
  const { followed, onJob } = await follow([
    { status: 202, body: { job_id: 'j' } },
    { status: 200, body: job },
    { status: 200, body: { ...job, state: 'done', progress: 1, video_url: '/v' } },
  ])
  expect(await followed).toBe('/v')
  expect(onJob.mock.calls.map(([{ state, progress }]) => [state, progress])).toEqual([
    ['queued', 0],
    ['running', 0.4],
  ])
})

test('one that was canceled is none, and one that failed says why', async () => {
  const canceled = await follow([
    { status: 202, body: { job_id: 'j' } },
    { status: 200, body: { ...job, state: 'canceled' } },
  ])
  expect(await canceled.followed).toBeUndefined()
  const failed = await follow([
    { status: 202, body: { job_id: 'j' } },
    { status: 200, body: { ...job, state: 'failed', error: { code: 'video_failed', message: 'No video.' } } },
  ])
  await expect(failed.followed).rejects.toMatchObject({ code: 'video_failed' })
})
