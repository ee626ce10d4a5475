import { type RefObject, useEffect, useRef } from 'react'

import { logQuietly } from '#kit/log.ts'

/**
 * Plays what is at an address, and at each later one goes on where the one before was, playing on if it was playing: who switches to
 * what was dubbed, and who has listened for longer than an address opens, as `onExpired` asks for another. Answers what the element
 * is to be told.
 */
export function useLastingMedia(
  media: RefObject<HTMLMediaElement | null>,
  { url, onExpired }: { readonly url: string; readonly onExpired: () => void },
) {
  const failedUrl = useRef<string>(undefined)
  useEffect(() => {
    if (media.current) goOnAt(media.current, url)
  }, [media, url])
  return {
    onError: () => {
      // One that could not be opened at first is no recording that this browser plays.
      if (failedUrl.current === undefined) onExpired()
      failedUrl.current = url
    },
    onLoadedMetadata: () => {
      failedUrl.current = undefined
    },
  }
}

/** Lets an element play what is at another address from where it was before. */
function goOnAt(element: HTMLMediaElement, url: string): void {
  const { currentTime: at, paused: isPaused } = element
  element.src = url
  if (at > 0) element.currentTime = at
  if (!isPaused) element.play().catch((error: unknown) => logQuietly('the recording does not go on', error))
}
