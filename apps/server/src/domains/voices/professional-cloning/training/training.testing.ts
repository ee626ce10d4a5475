import type { VoiceId } from '@vireo/contracts/kit'
import type {
  ClonedVoice,
  CloningOptions,
  CloningRequest,
  MediaToolkit,
  SpeechAnalysisEngine,
  VoiceCloningEngine,
} from '@vireo/engines'
import pino from 'pino'
import { beforeEach, onTestFinished } from 'vitest'
import { call, type Teammate } from '#test/teammates.ts'
import { listenOnce, readOnce } from '#test/listen-once.ts'
import { testMedia, testSpeechAnalysis } from '#test/test-engines.ts'
import { startTestServer } from '#test/test-server.ts'
import { startJobRunner } from '#jobs/runner.ts'
import { renewNode } from '#kernel/nodes/node-store.ts'
import { professionalCloningJobs } from '../jobs.ts'
import { aTake, fineTuningOf, givenProfessionalVoice, givenSample } from '../testing.ts'

export type Given = { person: Teammate; voiceId: VoiceId; path: string; sampleIds: string[] }

/** Starts what these tests need, and hands out what they ask it with. */
export async function trainingTests() {
  /** What the cloning engine does next, and what it was asked; the real one has tests of its own. */
  const engine = {
    asked: [] as CloningRequest[],
    does: (_request: CloningRequest, _options: CloningOptions): Promise<ClonedVoice> => Promise.resolve(cloned),
  }
  const cloned: ClonedVoice = {
    recipe: { engine: 'flite', base: 'rms', gainDb: 0 },
    measured: { pitchErrorSemitones: 0.2, spectralDistanceDb: 3 },
    method: 'acoustic_matching',
  }
  const voiceCloning: VoiceCloningEngine = {
    method: () => Promise.resolve('acoustic_matching'),
    clone: (request, options = {}) => {
      engine.asked.push(request)
      return engine.does(request, options)
    },
    close: () => Promise.resolve(),
  }
  let soundsRead = 0
  const reading = readOnce(testMedia)
  const media: MediaToolkit = {
    ...reading,
    transcodeToFile: (...args) => {
      soundsRead++
      return reading.transcodeToFile(...args)
    },
  }
  let understands = true
  const speechAnalysis: SpeechAnalysisEngine = {
    ...listenOnce(testSpeechAnalysis),
    align: () => Promise.resolve({ fits: understands, score: 1, lines: [], words: [] }),
  }
  const server = await startTestServer({ ports: { voiceCloning, speechAnalysis, media } })
  const { pool } = server.database
  beforeEach(async () => {
    // What an earlier test asked for and did not wait for is nobody's work now.
    await pool.query('delete from graphile_worker._private_jobs')
    await pool.query('delete from jobs')
    engine.asked = []
    engine.does = () => Promise.resolve(cloned)
    understands = true
  })
  const model = 'eleven_multilingual_v2'
  /** A verified voice with enough to be trained from. */
  async function givenReady(seconds: readonly number[] = [40, 30]): Promise<Given> {
    const given = await givenProfessionalVoice(server)
    const sampleIds: string[] = []
    for (const [index, length] of seconds.entries())
      sampleIds.push(await givenSample(server, given, await aTake(server, length, { from: index })))
    await pool.query('update voices set is_verified = true where id = $1', [given.voiceId])
    return { ...given, sampleIds }
  }
  const train = ({ person, path }: Given, body: unknown = {}) => call(server, person, 'POST', `${path}/train`, body)
  const cancel = ({ person, path }: Given) => call(server, person, 'POST', `${path}/train/cancel`)
  /** By the address that all voices have. */
  const dropPlainly = ({ person, voiceId, sampleIds }: Given) =>
    call(server, person, 'DELETE', `/v1/voices/${voiceId}/samples/${sampleIds[0] ?? ''}`)
  const answerOf = ({ status, code }: { status: number; code: string | undefined }) => `${status} ${code ?? ''}`.trim()
  const stateOf = async ({ person, voiceId }: Given, of = model) =>
    (await fineTuningOf(server, person, voiceId)).state[of]
  const voiceOf = async ({ person, voiceId }: Given) =>
    (await call(server, person, 'GET', `/v1/voices/${voiceId}`)).body
  const contextOf = ({ person }: Given) => server.product.systemContext(person.workspaceId)
  const trainingOf = async ({ voiceId }: Given) =>
    (
      await pool.query<{ id: string; job_id: string; checkpoint: { prepared?: unknown[] } }>(
        'select id, job_id, checkpoint from professional_trainings where voice_id = $1 order by created_at desc limit 1',
        [voiceId],
      )
    ).rows[0] ?? { id: '', job_id: '', checkpoint: {} }
  const endings = async ({ voiceId }: Given) =>
    (
      await pool.query(
        "select id from audit_entries where action = 'professional-cloning.trained' and target_id = $1",
        [voiceId],
      )
    ).rows.length
  const prepared = async ({ person, voiceId }: Given) => {
    const keys: string[] = []
    for await (const { key } of server.ports.storage.list(`voices/${person.workspaceId}/${voiceId}/training/`))
      keys.push(key)
    return keys
  }
  async function work() {
    const node = `n-${Math.random()}`
    await renewNode(server.database.db, node, new Date(Date.now() + 60_000))
    const runner = await startJobRunner({
      database: server.database,
      nodeId: node,
      contextFor: (workspaceId) => server.product.systemContext(workspaceId),
      jobs: professionalCloningJobs.filter(({ cron }) => cron === undefined),
      subscriptions: [],
      log: pino({ level: 'silent' }),
    })
    onTestFinished(() => runner.stop())
    return runner
  }
  const never = (_request: CloningRequest, { signal }: CloningOptions) =>
    new Promise<ClonedVoice>((_resolve, reject) => {
      const leave = () => reject(signal?.reason as Error)
      if (signal?.aborted) leave()
      else signal?.addEventListener('abort', leave)
    })
  return {
    engine,
    cloned,
    server,
    pool,
    model,
    givenReady,
    train,
    cancel,
    dropPlainly,
    answerOf,
    stateOf,
    voiceOf,
    contextOf,
    trainingOf,
    endings,
    prepared,
    work,
    never,
    get soundsRead() {
      return soundsRead
    },
    set soundsRead(value) {
      soundsRead = value
    },
    get understands() {
      return understands
    },
    set understands(value) {
      understands = value
    },
  }
}
