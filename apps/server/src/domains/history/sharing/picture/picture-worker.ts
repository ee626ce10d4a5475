import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { z } from 'zod'
import { givenFace } from './picture-svg.ts'
import { pngOfWebp } from './png-of-webp.ts'

const files = createRequire(import.meta.url)
const fonts = '@fontsource-variable/inter/files'
const scripts = ['latin', 'latin-ext', 'cyrillic', 'greek']

/** As for the jobs of engines, whose whole package is more than this thread should load for one line. */
const niceness = 10
try {
  // Strangers ask for pictures: nobody who listens is to wait for one. Only Linux gives a thread a priority of its own.
  if (process.platform === 'linux') setPriority(0, niceness)
} catch {
  // A sandbox that forbids it leaves all threads alike.
}
const [program, ...fontBuffers] = await Promise.all([
  readFile(files.resolve('@resvg/resvg-wasm/index_bg.wasm')),
  ...scripts.map((script) => readFile(files.resolve(`${fonts}/inter-${script}-wght-normal.woff2`))),
])
await initWasm(program)
const font = { fontBuffers, loadSystemFonts: false, defaultFontFamily: 'Inter Variable' }

const Asked = z.object({ svg: z.string(), face: z.instanceof(Uint8Array).optional() })

parentPort?.on('message', (asked: unknown) => {
  void answer(asked)
})

/** Draws what is asked; what goes wrong ends the thread, which whoever waits is told. */
async function answer(asked: unknown): Promise<void> {
  const { svg, face } = Asked.parse(asked)
  const drawing = new Resvg(svg, { font })
  if (face) drawing.resolveImage(givenFace, await pngOfWebp(face))
  const picture = drawing.render()
  parentPort?.postMessage(picture.asPng())
  // What is on the other side is freed by nobody else.
  picture.free()
  drawing.free()
}
