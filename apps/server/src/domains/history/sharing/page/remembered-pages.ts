import { FairRunner } from '@vireo/engines'
import type { Context } from '#kernel/context.ts'

/** So many visitors of one page share what was read; what was changed elsewhere is seen for so much longer. */
const freshMs = 1000
const rememberedMax = 50
/**
 * Pages are read a few at a time, addresses taking turns: hundreds of guesses at once would stand in front of everybody else's
 * queries. More can wait than an instance has requests under way.
 */
const line = new FairRunner({ running: 4, waiting: 5000 })

type Remembered<Page> = {
  /** What is there. Guesses are not in it: however many there are, they push out no page that is visited. */
  readonly pages: Map<string, { readonly until: number; readonly page: Page }>
  readonly underWay: Map<string, Promise<Page | undefined>>
}

/** When everything was last to be read anew, by product: what was remembered before does not count. */
const eras = new WeakMap<Context['hooks'], object>()
function eraOf({ hooks }: Pick<Context, 'hooks'>): object {
  const era = eras.get(hooks) ?? {}
  eras.set(hooks, era)
  return era
}

/** Reads every public page of the product anew from now on: something on one of them ended or changed. */
export function forgetPages(ctx: Pick<Context, 'hooks'>): void {
  eras.delete(ctx.hooks)
}

/**
 * Remembers pages that strangers visit: each is read once for everybody who asks for it meanwhile, and known for a second where it is
 * there.
 */
export function rememberPages<Page>() {
  const ofEra = new WeakMap<object, Remembered<Page>>()
  return async (ctx: Context, key: string, read: () => Promise<Page | undefined>): Promise<Page | undefined> => {
    const era = eraOf(ctx)
    const remembered = ofEra.get(era) ?? { pages: new Map(), underWay: new Map() }
    ofEra.set(era, remembered)
    const known = remembered.pages.get(key)
    if (known !== undefined && known.until > ctx.now().getTime()) return known.page
    return readOnce(ctx, remembered, { key, read })
  }
}

function readOnce<Page>(
  ctx: Context,
  { pages, underWay }: Remembered<Page>,
  { key, read }: { readonly key: string; readonly read: () => Promise<Page | undefined> },
): Promise<Page | undefined> {
  const begun = underWay.get(key)
  if (begun) return begun
  const now = ctx.now().getTime()
  const reading = line
    .run(ctx.client.address, read)
    .then((page) => {
      for (const [known, { until }] of pages) if (until <= now) pages.delete(known)
      if (pages.size >= rememberedMax) pages.delete(pages.keys().next().value ?? '')
      if (page !== undefined) pages.set(key, { until: now + freshMs, page })
      return page
    })
    .finally(() => underWay.delete(key))
  underWay.set(key, reading)
  return reading
}
