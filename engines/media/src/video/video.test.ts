import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeWav } from '@vireo/audio'
import { aSine } from '@vireo/audio/testing.ts'
import { VideoError, type VideoScene, type VideoText, videoThemes } from '@vireo/engines'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMediaToolkit } from '../media-toolkit.ts'
import { runFfmpeg } from '../testing.ts'
import { createVideoRenderer } from './create-video-renderer.ts'
import { toneOf } from './picture/planes.ts'
import { paintScene } from './picture/paint-scene.ts'
import { writePng } from './picture/write-png.ts'

const renderer = createVideoRenderer()
const toolkit = createMediaToolkit()
let folder: string
let sound: string
const durationMs = 2500
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vireo-video-test-'))
  sound = path.join(folder, 'sound.wav')
  await writeFile(sound, writeWav(aSine(44_100, 440, durationMs, 0.3), 44_100))
})
afterAll(async () => {
  await renderer.close()
  await toolkit.close()
  await rm(folder, { recursive: true })
})

/** Three words, heard at 0.2, 1 and 1.8 seconds. */
const characters = [...'One two three']
const text: VideoText = { characters, startMs: characters.map((_, at) => (at < 4 ? 200 : at < 8 ? 1000 : 1800)) }
const scene: VideoScene = {
  theme: 'light',
  width: 360,
  height: 360,
  durationMs,
  text,
  caption: 'Somebody',
  peaks: [10, 80, 40],
}

type Box = { readonly left: number; readonly right: number }

/** Where the words are coloured that are heard, among the words alone. */
function heardBox(frame: Uint8Array, { width, height }: { readonly width: number; readonly height: number }): Box {
  const accent = toneOf('#0b6e6a')
  let [left, right] = [Number.POSITIVE_INFINITY, -1]
  for (let y = height * 0.15; y < height * 0.65; y++)
    for (let x = 0; x < width; x++) {
      const place = (Math.floor(y) >> 1) * (width >> 1) + (x >> 1)
      const u = frame[width * height + place] ?? 0
      const v = frame[width * height * 1.25 + place] ?? 0
      if (Math.abs(u - accent.u) > 4 || Math.abs(v - accent.v) > 6) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
    }
  return { left, right }
}

describe('a video', () => {
  let video: Uint8Array
  const frameAt = async (seconds: number) => {
    const cut = ['-i', 'video.mp4', '-ss', `${seconds}`, '-frames:v', '1', '-pix_fmt', 'yuv420p', '-f', 'rawvideo']
    const { read } = await runFfmpeg({ 'video.mp4': video }, [...cut, 'frame'])
    return read('frame')
  }
  const progress: number[] = []
  beforeAll(async () => {
    const target = path.join(folder, 'video.mp4')
    await renderer.render(scene, { sound, target }, { onProgress: (fraction) => progress.push(fraction) })
    video = await readFile(target)
  }, 60_000)

  test('is H.264 and AAC in MP4, 30 frames a second, as long as what is heard, and begins with its index', async () => {
    const found = await toolkit.probe(video)
    expect(found).toMatchObject({
      container: expect.stringContaining('mp4'),
      video: { codec: 'h264', width: 360, height: 360 },
      audio: { codec: 'aac', sampleRateHz: 44_100 },
    })
    expect(Math.abs(found.durationMs - durationMs)).toBeLessThan(100)
    const { log } = await runFfmpeg({ 'video.mp4': video }, ['-i', 'video.mp4', '-map', '0:v', '-f', 'null', '-'])
    expect(log.join('\n')).toMatch(/yuv420p.*bt709.* 30 fps/)
    expect(log.join('\n')).toMatch(/frame= *75 /)
    const index = Buffer.from(video)
    expect(index.indexOf('moov')).toBeLessThan(index.indexOf('mdat'))
    expect(progress.length).toBeGreaterThan(2)
    expect(progress.toSorted((one, other) => one - other)).toEqual(progress)
  })

  test('shows each word as heard from when it is, and nothing before the first', async () => {
    const size = { width: 360, height: 360 }
    const [before, one, two, three] = [
      heardBox(await frameAt(0.1), size),
      heardBox(await frameAt(0.4), size),
      heardBox(await frameAt(1.2), size),
      heardBox(await frameAt(2.1), size),
    ]
    expect(before.right).toBe(-1)
    expect(one.right).toBeGreaterThan(one.left)
    expect(two.left).toBeGreaterThan(one.right)
    expect(three.left).toBeGreaterThan(two.right)
    // To the frame.
    expect(heardBox(await frameAt(0.95), size)).toEqual(one)
  })

  test('moves where it is heard', async () => {
    const [one, other] = [await frameAt(0.5), await frameAt(0.6)]
    let differences = 0
    for (let at = 360 * 250; at < 360 * 330; at++) if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 40) differences++
    expect(differences).toBeGreaterThan(20)
  })
})

test.each([
  ['a square', 1080, 1080],
  ['a tall one', 1080, 1920],
])(
  '%s of its full size is decoded as that, frame by frame',
  async (_shape, width, height) => {
    const full = { ...scene, width, height, durationMs: 600 }
    const [short, target] = [path.join(folder, 'short.wav'), path.join(folder, 'full.mp4')]
    await writeFile(short, writeWav(aSine(44_100, 440, full.durationMs, 0.3), 44_100))
    await renderer.render(full, { sound: short, target })
    const video = await readFile(target)
    const found = await toolkit.probe(video)
    expect(found).toMatchObject({ video: { codec: 'h264', width, height }, audio: { codec: 'aac' } })
    expect(Math.abs(found.durationMs - full.durationMs)).toBeLessThan(100)
    const decoding = ['-i', 'video.mp4', '-map', '0:v', '-f', 'null', '-']
    const log = (await runFfmpeg({ 'video.mp4': video }, decoding)).log.join('\n')
    expect(log).toContain(`yuv420p`)
    expect(log).toMatch(new RegExp(`${width}x${height}.* 30 fps`, 'u'))
    expect(log).toMatch(/frame= *18 /)
  },
  60_000,
)

test('a video that is given up ends its process at once and leaves nothing', async () => {
  const target = path.join(folder, 'given-up.mp4')
  const stop = new AbortController()
  const long = { ...scene, width: 1080, height: 1080, durationMs: 60_000 }
  const rendering = renderer.render(long, { sound, target }, { signal: stop.signal, onProgress: () => stop.abort() })
  await expect(rendering).rejects.toMatchObject({ name: 'VideoError', kind: 'cancelled' })
  await expect(access(target)).rejects.toThrow('ENOENT')
})

test.runIf(process.platform === 'linux')(
  'a video ends with the server that asked for it, though that was killed',
  async () => {
    const long = { ...scene, width: 1080, height: 1080, durationMs: 140_000 }
    const program = `
    await import('${new URL('../../../../tools/run/sources/register.mjs', import.meta.url).href}')
    const { createVideoRenderer } = await import('${new URL('./create-video-renderer.ts', import.meta.url).href}')
    const files = { sound: '${sound}', target: '${path.join(folder, 'orphan.mp4')}' }
    await createVideoRenderer().render(${JSON.stringify(long)}, files, { onProgress: () => console.log('begun') })`
    const server = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(server.stdout, 'data')
    const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
    expect(children).not.toBe('')
    server.kill('SIGKILL')
    const areThere = () =>
      Promise.all(
        children
          .trim()
          .split(' ')
          .map((id) =>
            readFile(`/proc/${id}/stat`, 'utf8').then(
              (said) => !said.includes(') Z '),
              () => false,
            ),
          ),
      )
    await expect.poll(async () => (await areThere()).includes(true), { timeout: 15_000 }).toBe(false)
  },
  60_000,
)

test('a sound that cannot be read is a failure with its reason', async () => {
  const broken = path.join(folder, 'broken.wav')
  await writeFile(broken, 'no sound')
  const rendering = renderer.render(scene, { sound: broken, target: path.join(folder, 'broken.mp4') })
  await expect(rendering).rejects.toMatchObject({ kind: 'failed', message: expect.stringContaining('sound.wav') })
})

const scripts = {
  Latin: 'Größe, crème & Tiếng Việt',
  Cyrillic: 'Съешь же ещё',
  Greek: 'Καλημέρα κόσμε',
  Arabic: 'السلام عليكم 2024',
  Hebrew: 'שלום (עולם)',
  Devanagari: 'क्षत्रिय नमस्ते',
  Tamil: 'வணக்கம் உலகம்',
  Chinese: '你好，世界！',
  Japanese: 'こんにちは、世界。カタカナ',
  Korean: '안녕하세요 세계',
}

describe('words', () => {
  test.each(Object.entries(scripts))('in %s are drawn', async (_script, said) => {
    expect(await renderer.lettersWithout(said)).toEqual([])
    const drawn = await paintScene({ ...scene, text: { characters: [...said], startMs: null } })
    const empty = await paintScene({ ...scene, text: { characters: [], startMs: null } })
    const [words, nothing] = [drawn.frameAt(0).bytes, empty.frameAt(0).bytes]
    let ink = 0
    for (const [at, light] of words.entries()) if (light !== nothing[at]) ink++
    expect(ink).toBeGreaterThan(600)
  })

  test('read from the right begin at the right', async () => {
    const arabic = [...'مرحبا بكم']
    const painter = await paintScene({
      ...scene,
      text: { characters: arabic, startMs: arabic.map((_, at) => (at < 6 ? 0 : 1000)) },
    })
    const first = heardBox(painter.frameAt(500).bytes, scene)
    const second = heardBox(painter.frameAt(1500).bytes, scene)
    expect(first.left).toBeGreaterThan(second.right)
  })

  test('in letters that no font has are named, pictures are left out', async () => {
    expect(await renderer.lettersWithout('Hello ქართული 😀👍🏽')).toEqual(['ქ', 'ა', 'რ', 'თ', 'უ', 'ლ', 'ი'])
    const painting = paintScene({ ...scene, text: { characters: [...'ქ'], startMs: null } })
    await expect(painting).rejects.toBeInstanceOf(VideoError)
  })
})

test('a picture is a frame, drawn in a thread', async () => {
  const png = await renderer.picture(scene, { atMs: 500, share: 'somebody' })
  expect(Buffer.from(png)).toEqual(Buffer.from(writePng((await paintScene(scene)).frameAt(500))))
})

test.each(videoThemes)('a picture in %s is a PNG of its size and colours', async (theme) => {
  const png = Buffer.from(writePng((await paintScene({ ...scene, theme })).frameAt(500)))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([360, 360])
  const { read } = await runFfmpeg({ 'picture.png': png }, [
    '-i',
    'picture.png',
    '-pix_fmt',
    'rgb24',
    '-f',
    'rawvideo',
    'raw',
  ])
  const corner = [...read('raw').subarray(0, 3)]
  const expected = { color: [11, 110, 106], light: [255, 255, 255], dark: [0, 0, 0] }[theme]
  for (const [at, level] of corner.entries()) expect(Math.abs(level - (expected[at] ?? 0))).toBeLessThan(3)
})
