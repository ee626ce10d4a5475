import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { arch, availableParallelism, cpus } from 'node:os'
import path from 'node:path'
import { createBarePool } from './bare-pool.ts'
import { measureCacheHit } from './cache-hit.ts'
import { measureCredits } from './credits.ts'
import { measureEngines } from './engines/measure-engines.ts'
import { measureListening } from './engines/measure-listening.ts'
import { measureSounds } from './engines/measure-sounds.ts'
import { measureFirstByte } from './first-byte.ts'
import { measureHistory } from './lists/history-pages.ts'
import { measureLongRequestMemory } from './long-request-memory.ts'
import { measureGrownMemory, measureIdleMemory } from './memory.ts'
import { compareWithNative } from './native.ts'
import { formatSections, type Section } from './report.ts'
import { root, type ServerUnderTest, startServerUnderTest } from './server-under-test.ts'
import { measureMarks } from './engines/measure-marks.ts'
import { measureNeighbour } from './neighbour.ts'
import { measurePartialWords } from './engines/partial-words.ts'
import { measurePronunciationRules } from './pronunciation-rules.ts'
import { measureSignIn } from './sign-in.ts'
import { measureSharedThings } from './shared-things.ts'
import { measureSharedVoices } from './shared-voices.ts'
import { measureShapes } from './shapes.ts'
import { measureSlowListeners } from './slow-listeners.ts'
import { measureSocketFirstAudio } from './socket-first-audio.ts'
import { measureTaskQueue } from './lists/task-queue.ts'
import { measureContention, measureThroughput } from './throughput.ts'
import { measureUserRoute } from './user-route.ts'
import { measureVideo } from './web/video.ts'
import { measureSharedPage } from './web/shared-page.ts'
import { measureTranscriptTyping } from './web/transcript-typing.ts'
import { measureWebPages } from './web/web-pages.ts'
import { measureWorkbenchTyping } from './web/workbench-typing.ts'

type Measurement = (server: ServerUnderTest) => Promise<Section | undefined>

const measurements: Record<string, Measurement> = {
  'first-byte': measureFirstByte,
  shapes: measureShapes,
  socket: measureSocketFirstAudio,
  partial: measurePartialWords,
  listening: measureListening,
  cache: measureCacheHit,
  throughput: withPool(measureThroughput),
  contention: measureContention,
  neighbour: measureNeighbour,
  history: measureHistory,
  tasks: measureTaskQueue,
  shared: measureSharedThings,
  'shared-voices': measureSharedVoices,
  'shared-page': measureSharedPage,
  video: measureVideo,
  user: measureUserRoute,
  credits: measureCredits,
  'sign-in': measureSignIn,
  memory: measureGrownMemory,
  long: measureLongRequestMemory,
  slow: measureSlowListeners,
  native: compareWithNative,
  rules: measurePronunciationRules,
  engines: measureEngines,
  marks: measureMarks,
  sounds: measureSounds,
  transcript: measureTranscriptTyping,
  workbench: measureWorkbenchTyping,
  web: measureWebPages,
}

function withPool(
  work: (server: ServerUnderTest, pool: ReturnType<typeof createBarePool>) => Promise<Section>,
): Measurement {
  return async (server) => {
    const pool = createBarePool()
    await pool.ready()
    try {
      return await work(server, pool)
    } finally {
      await pool.close()
    }
  }
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in measurements) && name !== 'idle')
if (unknown.length > 0)
  throw new Error(
    `There is no measurement called ${unknown.join(', ')}. There are: idle, ${Object.keys(measurements).join(', ')}.`,
  )
const ofPages = new Set(['transcript', 'workbench', 'web'])
// A server keeps the pages that it starts with, so they are built first.
const parts = wanted.length === 0 || wanted.some((name) => ofPages.has(name)) ? ['server', 'web'] : ['server']
const built = spawnSync(process.execPath, [path.join(root, 'tools/build/main.mjs'), ...parts], { stdio: 'inherit' })
if (built.status !== 0) process.exit(1)

const sections: Section[] = []
const note = (section: Section | undefined) => {
  if (!section) return
  sections.push(section)
  console.log(formatSections([section]))
}
const server = await startServerUnderTest()
try {
  if (wanted.length === 0 || wanted.includes('idle')) note(await measureIdleMemory(server))
  for (const [name, measure] of Object.entries(measurements)) {
    if (wanted.length === 0 || wanted.includes(name)) note(await measure(server))
  }
} finally {
  await server.stop()
}
const machine = {
  node: process.version,
  arch: arch(),
  cores: availableParallelism(),
  cpu: cpus()[0]?.model ?? 'unknown',
}
const results = path.join(root, 'dist/bench')
mkdirSync(results, { recursive: true })
writeFileSync(path.join(results, 'latest.json'), `${JSON.stringify({ machine, sections }, undefined, 2)}\n`)
console.log(`\n${machine.cores} cores, ${machine.cpu}, Node ${machine.node}. Written to dist/bench/latest.json.`)
