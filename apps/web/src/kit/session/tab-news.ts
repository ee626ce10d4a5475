import { z } from 'zod'

/** What tabs of one browser tell each other about their session; `inactive` is a sign-out because nobody was there. */
const News = z.enum(['signed-in', 'signed-out', 'inactive', 'moved'])
export type TabNews = z.infer<typeof News>

let channel: BroadcastChannel | undefined

function open(): BroadcastChannel | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined
  channel ??= new BroadcastChannel('vireo.session')
  return channel
}

/** Tells the other tabs. */
export function tellTabs(news: TabNews): void {
  open()?.postMessage(news)
}

/** Hears what the other tabs tell. */
export function hearTabs(listener: (news: TabNews) => void): void {
  open()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = News.safeParse(data)
    if (news.success) listener(news.data)
  })
}
