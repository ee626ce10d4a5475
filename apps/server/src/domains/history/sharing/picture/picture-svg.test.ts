import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { beforeAll, expect, test } from 'vitest'

import { pictureSize, pictureSvg } from './picture-svg.ts'

const files = createRequire(import.meta.url)
const font = 'files/inter-latin-wght-normal.woff2'
let fontBuffers: Uint8Array[] = []
beforeAll(async () => {
  await initWasm(await readFile(files.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  fontBuffers = [await readFile(files.resolve(`@fontsource-variable/inter/${font}`))]
})

const svgOf = (title: string, facts = 'Nora') => pictureSvg({ voice: { id: 'voice_of_nora' }, title, facts, peaks: [] })
const wordsOn = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)</gu)].map(([, words]) => words)

/** How far to the right something is drawn where the words are. */
function reachOf(svg: string): number {
  const { pixels } = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Inter Variable' } }).render()
  const brightness = (x: number, y: number) => pixels[(y * pictureSize.width + x) * 4] ?? 0
  for (let x = pictureSize.width - 1; x > 0; x--) for (let y = 80; y < 360; y += 2) if (brightness(x, y) < 200) return x
  return 0
}

test.each([
  'Apples are red and round, and they fall when nobody looks at them for long.',
  'WWWWWWWW MMMMMMMM WWWWWWWW MMMMMMMM WWWWWWWW MMMMMMMM WWWWWWWW MMMMMMMM WWWWWWWW',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenverkaufsausstellungseröffnung',
])('the words of a picture end at its margin: %s', (words) => {
  const reach = reachOf(svgOf(words, words))
  expect(reach).toBeGreaterThan(700)
  expect(reach).toBeLessThanOrEqual(pictureSize.width - 80)
})

test('what does not fit shows that it goes on', () => {
  const words = wordsOn(svgOf('WWWWWWWW MMMMMMMM '.repeat(5).trim()))
  expect(words).toHaveLength(5)
  expect(words[2]).toMatch(/…$/u)
})

test.each([
  ['你好，世界。', 'Nora'],
  ['مرحبا بالعالم', 'Nora'],
  ['Well done 👍🏽 to all', 'Well done to all'],
  ['1 < 2', '1 &lt; 2'],
])('%s is drawn as %s', (title, drawn) => expect(wordsOn(svgOf(title))[0]).toBe(drawn))
