import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { z } from 'zod'

const files = createRequire(import.meta.url)
const fonts = '@fontsource-variable/inter/files'
const scripts = ['latin', 'latin-ext', 'cyrillic', 'greek']

/** Draws the SVG that it was started with as a PNG, and ends. */
async function draw(svg: string): Promise<Uint8Array> {
  const [program, ...fontBuffers] = await Promise.all([
    readFile(files.resolve('@resvg/resvg-wasm/index_bg.wasm')),
    ...scripts.map((script) => readFile(files.resolve(`${fonts}/inter-${script}-wght-normal.woff2`))),
  ])
  await initWasm(program)
  const font = { fontBuffers, loadSystemFonts: false, defaultFontFamily: 'Inter Variable' }
  return new Resvg(svg, { font }).render().asPng()
}

parentPort?.postMessage(await draw(z.string().parse(workerData)))
