import type { TaskContent } from '@vireo/contracts/productions'
import { useEffect, useState } from 'react'

/** Answers an address of captions: what was written, as it stands over the film. */
export function useCaptions(content: TaskContent): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const write = () => setAddress(URL.createObjectURL(new Blob([captionsOf(content)], { type: 'text/vtt' })))
    const timer = setTimeout(write)
    return () => clearTimeout(timer)
  }, [content])
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address])
  return address
}

/** Writes segments as captions for a browser. Pure. */
export function captionsOf({ segments }: TaskContent): string {
  const cues = segments.map(({ start_s: start, end_s: end, text, translation }) => {
    // A blank line would end the cue, an arrow begin another.
    const said = (translation ?? text).replaceAll(/\s+/gu, ' ').replaceAll('-->', '→').replaceAll('&', '&amp;')
    return `${timeOf(start)} --> ${timeOf(end)}\n${said.replaceAll('<', '&lt;')}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

function timeOf(seconds: number): string {
  const ms = Math.round(seconds * 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, ms % 60_000]
  return `${two(hours)}:${two(minutes)}:${two(Math.floor(rest / 1000))}.${String(rest % 1000).padStart(3, '0')}`
}
