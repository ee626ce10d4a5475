import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { patternOf } from './path-pattern.ts'

const Preloads = z.object({ font: z.string().optional(), scripts: z.record(z.string(), z.array(z.string())) })

/**
 * Creates a way to name, in the page of an address, the files that its screen begins with, from the list that the build of
 * the web app wrote; without the list, pages are as they are.
 */
export function addPreloads(folder: string, page: string): (pathname: string) => string {
  const file = path.join(folder, 'preloads.json')
  if (!existsSync(file)) return () => page
  const { font, scripts } = Preloads.parse(JSON.parse(readFileSync(file, 'utf8')))
  const fontTag =
    font === undefined ? '' : `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`
  const named = Object.entries(scripts).map(([address, files]) => {
    const tags = files.map((name) => `<link rel="modulepreload" crossorigin href="${name}">`).join('')
    return { pattern: patternOf(address), html: page.replace('</head>', `${fontTag}${tags}</head>`) }
  })
  return (pathname) => named.find(({ pattern }) => pattern.test(pathname))?.html ?? page
}
