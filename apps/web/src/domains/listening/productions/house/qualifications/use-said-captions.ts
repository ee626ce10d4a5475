import { useEffect, useState } from 'react'

/** How long nobody writes anything before captions are written anew. */
const restMs = 600

/** Answers an address of captions that say all the time what is said in a recording. */
export function useSaidCaptions(said: string): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const write = () => setAddress(URL.createObjectURL(new Blob([captionsOf(said)], { type: 'text/vtt' })))
    const timer = setTimeout(write, restMs)
    return () => clearTimeout(timer)
  }, [said])
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address])
  return address
}

function captionsOf(said: string): string {
  // An empty line would end a cue, an arrow begin another.
  const text = said.replaceAll('-->', '→').replaceAll('&', '&amp;').replaceAll('<', '&lt;').trim()
  return `WEBVTT\n\n00:00:00.000 --> 09:59:59.000\n${text.replace(/[\r\n]+/gu, '\n')}\n`
}
