import { useState } from 'react'

import { messageOf } from '../../api/index.ts'

/** A link on its way, or one that was not taken, with the reason. */
export type Link = { readonly url: string; readonly problem?: string }

export type Links = {
  readonly all: readonly Link[]
  readonly add: (urls: readonly string[]) => void
  readonly retry: (url: string) => void
  readonly drop: (url: string) => void
}

/** Takes in recordings behind links, each for itself: one that fails is told in its row, and can be tried again. */
export function useLinks(send: (url: string) => Promise<void>): Links {
  const [all, setAll] = useState<readonly Link[]>([])
  const drop = (url: string) => setAll((before) => before.filter((each) => each.url !== url))
  const put = (link: Link) =>
    setAll((before) =>
      before.some(({ url }) => url === link.url)
        ? before.map((each) => (each.url === link.url ? link : each))
        : [...before, link],
    )
  const begin = async (url: string) => {
    put({ url })
    try {
      await send(url)
      drop(url)
    } catch (error) {
      put({ url, problem: messageOf(error) })
    }
  }
  return { all, add: (urls) => urls.forEach((url) => void begin(url)), retry: (url) => void begin(url), drop }
}
