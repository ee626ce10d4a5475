import { useState } from 'react'

import { messageOf } from '#kit/api/index.ts'

/** A link on its way, or one that was not taken, with the reason. */
export type Link = { readonly url: string; readonly problem?: string }

/** Brings recordings behind links in, each for itself: one that fails is told in its row, and can be tried again. */
export function useLinks(send: (url: string) => Promise<void>) {
  const [all, setAll] = useState<readonly Link[]>([])
  const drop = (url: string) => setAll((before) => before.filter((each) => each.url !== url))
  const put = (link: Link) => setAll((before) => [...before.filter(({ url }) => url !== link.url), link])
  const add = async (url: string) => {
    put({ url })
    try {
      await send(url)
      drop(url)
    } catch (error) {
      put({ url, problem: messageOf(error) })
    }
  }
  return { all, add: (urls: readonly string[]) => urls.forEach((url) => void add(url)), drop }
}
export type Links = ReturnType<typeof useLinks>

/** Reads addresses out of what somebody pasted, each once; what is none is left to be told of. Pure. */
export function linksIn(text: string): { readonly links: readonly string[]; readonly rest: readonly string[] } {
  const parts = [...new Set(text.split(/\s+/u).filter((part) => part !== ''))]
  const isLink = (part: string) => URL.parse(part)?.protocol === 'https:' && part.length <= 2000
  return { links: parts.filter(isLink), rest: parts.filter((part) => !isLink(part)) }
}
