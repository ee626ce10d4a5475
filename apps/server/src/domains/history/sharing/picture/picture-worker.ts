import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { yieldToLiveWork } from '@vireo/engines'
import { z } from 'zod'

const files = createRequire(import.meta.url)
const fonts = '@fontsource-variable/inter/files'
const scripts = ['latin', 'latin-ext', 'cyrillic', 'greek']

// Strangers ask for pictures: nobody who listens is to wait for one.
yieldToLiveWork()
const [program, ...fontBuffers] = await Promise.all([
  readFile(files.resolve('@resvg/resvg-wasm/index_bg.wasm')),
  ...scripts.map((script) => readFile(files.resolve(`${fonts}/inter-${script}-wght-normal.woff2`))),
])
await initWasm(program)
const font = { fontBuffers, loadSystemFonts: false, defaultFontFamily: 'Inter Variable' }

parentPort?.on('message', (svg: unknown) => {
  const drawing = new Resvg(z.string().parse(svg), { font })
  const picture = drawing.render()
  parentPort?.postMessage(picture.asPng())
  // What is on the other side is freed by nobody else.
  picture.free()
  drawing.free()
})
