import { writeFile } from 'node:fs/promises'
import { writeWav } from '@vireo/audio'
import { aSine } from '@vireo/audio/testing.ts'
import { ErrorBody } from '@vireo/contracts/kit'
import { GeneratedVideo, ShareVideoJob } from '@vireo/contracts/sharing'
import { VideoError, type VideoRenderer } from '@vireo/engines'
import pino from 'pino'
import { afterEach, beforeEach, expect, onTestFinished } from 'vitest'
import { type JobRunner, startJobRunner } from '#jobs/runner.ts'
import type { createManualClock } from '#kernel/clock.ts'
import { testVideos } from '#test/test-engines.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { givenRecording, type NewRecording } from '../links/testing.ts'
import { sharingSubscriptions } from '../subscriptions.ts'
import { sharingJobs } from './video-job.ts'
import { listUnmadeJobs, removeVideosAskedBefore } from './video-store.ts'

type Render = VideoRenderer['render']

/** Renders until it is canceled. */
export const endless: Render = (_scene, _files, { signal, onProgress } = {}) =>
  new Promise((_resolve, reject) => {
    onProgress?.(0.5)
    signal?.addEventListener('abort', () => reject(new VideoError('cancelled', 'stopped')))
  })

/** Ends like a process that was killed. */
export const failing: Render = () => Promise.reject(new VideoError('failed', 'the process ended with SIGKILL'))

/** Makes something that nobody looks at. */
export const quick: Render = (_scene, { target }) => writeFile(target, 'a video')

export const durationMs = 1400
const characters = [...'Well [softly] said']
const sound = writeWav(aSine(22_050, 440, durationMs, 0.3), 22_050)
const spoken: NewRecording = {
  text: characters.join(''),
  output_format: 'wav_22050',
  content_type: 'audio/wav',
  duration_ms: durationMs,
  peaks: [10, 90, 40],
  alignments: {
    original: {
      characters,
      startMs: characters.map((_, at) => at * 70),
      endMs: characters.map((_, at) => at * 70 + 70),
    },
    normalized: { characters: [], startMs: [], endMs: [] },
  },
}

type Caller = Pick<TestPerson, 'headers'>

/** Starts a server whose videos are rendered by what a test says, first to last, and then by the real thing. */
export async function startVideoServer(clock: ReturnType<typeof createManualClock>) {
  const instead: Render[] = []
  const state = { renders: 0 }
  const videos: VideoRenderer = {
    ...testVideos,
    render: (...asked) => {
      state.renders++
      return (instead.shift() ?? testVideos.render)(...asked)
    },
  }
  const server = await startTestServer({ clock, ports: { videos } })
  beforeEach(() => {
    state.renders = 0
    instead.length = 0
  })
  // What one test leaves in the queue is not rendered in the next.
  afterEach(async () => {
    clock.advance(1)
    await removeVideosAskedBefore(server.product.systemContext(), clock.now(), 1000)
  })
  return { server, instead, state, work: () => workOn(server), ...callsOf(server) }
}

type Server = Awaited<ReturnType<typeof startTestServer>>

function callsOf(server: Server) {
  const post = (path: string, { headers }: Caller) => server.fetch(path, { method: 'POST', headers })
  const follow = (itemId: string, jobId: string, { headers }: Caller, method = 'GET') =>
    server.fetch(`/v1/history/${itemId}/generate-video/${jobId}`, { method, headers })
  return {
    given: (who: Pick<TestPerson, 'userId' | 'workspaceId'>, changes: NewRecording = {}) =>
      givenRecording(server, who, { ...spoken, ...changes }, sound),
    ask: (itemId: string, who: Caller, query = 'format=preview') =>
      post(`/v1/history/${itemId}/generate-video?${query}`, who),
    /** Asks until the video is there: a busy machine takes longer than a request waits. Answers its address. */
    made: async (itemId: string, who: Caller, query = 'format=preview'): Promise<string> => {
      const asking = () => post(`/v1/history/${itemId}/generate-video?${query}`, who)
      await expect.poll(async () => (await asking()).status, { timeout: 120_000 }).toBe(200)
      return GeneratedVideo.parse(await (await asking()).json()).video_url ?? ''
    },
    preview: (itemId: string, who: Caller, query = '') => post(`/v1/history/${itemId}/video-preview?${query}`, who),
    follow,
    stateOf: async (itemId: string, jobId: string, who: Caller) =>
      ShareVideoJob.parse(await (await follow(itemId, jobId, who)).json()),
    watch: (address: string, headers: Record<string, string> = {}) => {
      const { pathname, search } = new URL(address)
      return server.fetch(`${pathname}${search}`, { headers })
    },
    /** The job of somebody's latest video that is not made. */
    jobIdOf: async ({ workspaceId }: Pick<TestPerson, 'workspaceId'>) =>
      (await listUnmadeJobs(server.product.systemContext(workspaceId)))[0],
    filesOf: async ({ workspaceId }: Pick<TestPerson, 'workspaceId'>) => {
      const keys: string[] = []
      for await (const { key } of server.ports.storage.list(`videos/${workspaceId}/`)) keys.push(key)
      return keys
    },
  }
}

/** Works on the queue until the test ends. */
async function workOn(server: Server): Promise<JobRunner> {
  const runner = await startJobRunner({
    database: server.database,
    nodeId: server.product.systemContext().nodeId,
    contextFor: (workspaceId) => server.product.systemContext(workspaceId),
    jobs: sharingJobs,
    subscriptions: sharingSubscriptions,
    log: pino({ level: 'silent' }),
  })
  onTestFinished(() => runner.stop())
  return runner
}

/** Reads the code of a failure. */
export async function codeOf(answer: Response): Promise<string> {
  return ErrorBody.parse(await answer.json()).detail.code
}

/** Reads the job of a video that is being made. */
export async function jobOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(202)
  return GeneratedVideo.parse(await answer.json()).job_id ?? ''
}
