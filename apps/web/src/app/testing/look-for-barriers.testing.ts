import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from '@playwright/test'
import type { AxeResults, CheckResult, ContextSpec, NodeResult, RunOptions } from 'axe-core'

/** Less than half as long as the one with comments, which every document that is looked at would read. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Where the pages of a context find axe on their own server; a browser keeps what it compiled of a file, and of nothing else. */
const addresses = new WeakMap<BrowserContext, string>()

/** Says that the server of these pages has axe at this address. */
export function axeIsAt(context: BrowserContext, address: string): void {
  addresses.set(context, address)
}

/** Where one looks, by selectors: all of the page unless said, and nothing of what is left out. */
export type Sight = {
  readonly within?: string
  readonly without?: string
  /** The one rule that is looked at; else all. */
  readonly rule?: string
}

/**
 * Looks for what keeps somebody out, and answers each fault as the name of its rule with the elements it was found at. Reads axe
 * into a document once, however often one looks: reading it takes as long as looking at a small screen.
 */
export async function lookForBarriers(page: Page, { within = 'html', without, rule }: Sight = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await readAxe(page)
  const where: ContextSpec = { include: [[within]], ...(without && { exclude: [[without]] }) }
  const options: RunOptions = {
    // To describe what is right as well takes as long as to look.
    resultTypes: ['violations', 'incomplete'],
    // What plays by itself has to be known before; what style sheets say no rule asks that is looked at.
    preload: { assets: ['media'] },
    ...(rule && { runOnly: { type: 'rule', values: [rule] } }),
  }
  const { violations, incomplete } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(where)}, ${JSON.stringify(options)})`,
  )
  // Text of the colour that it stands on may be hidden on purpose, for all axe knows. Here nothing is hidden so.
  const unseen = incomplete.map((result) => ({ ...result, nodes: result.nodes.filter(isOfItsGround) }))
  return [...violations, ...unseen.filter(({ nodes }) => nodes.length > 0)].map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html)
        .join(' | ')
        .slice(0, 400)}`,
  )
}

function isOfItsGround({ any }: NodeResult): boolean {
  return any.some(({ data }: Omit<CheckResult, 'data'> & { readonly data: unknown }) => {
    return typeof data === 'object' && data !== null && 'messageKey' in data && data.messageKey === 'equalRatio'
  })
}

async function readAxe(page: Page): Promise<void> {
  const address = addresses.get(page.context())
  if (address === undefined) return void (await page.evaluate(axe))
  await page.evaluate(
    (src) =>
      new Promise<void>((resolve, reject) => {
        const script = document.createElement('script')
        script.src = src
        script.addEventListener('load', () => resolve())
        script.addEventListener('error', () => reject(new Error('There is no axe at its address.')))
        document.head.append(script)
        script.remove()
      }),
    address,
  )
}
