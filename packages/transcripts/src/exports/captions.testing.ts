import { expect } from 'vitest'

export type ReadCue = { readonly start: number; readonly end: number; readonly text: string }

const TIMES = /^(?:(\d{2,}):)?(\d{2}):(\d{2})[.,](\d{3}) --> (?:(\d{2,}):)?(\d{2}):(\d{2})[.,](\d{3})$/

/** Reads captions strictly, as their standards say: what is not a cue fails. */
export function readCaptions(file: string): ReadCue[] {
  const isVtt = file.startsWith('WEBVTT')
  const blocks = file
    .trimEnd()
    .split(/\n{2,}/u)
    .filter((block) => block !== '')
  return (isVtt ? blocks.slice(1) : blocks).map((block, at) => {
    const lines = block.split('\n')
    if (!isVtt) expect(lines.shift()).toBe(String(at + 1))
    const times = TIMES.exec(lines.shift() ?? '')
    expect(times, block).not.toBeNull()
    const [start, end] = [1, 5].map((from) => {
      const [hours, minutes, seconds, milliseconds] = [0, 1, 2, 3].map((part) => Number(times?.[from + part] ?? 0))
      return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0) + (milliseconds ?? 0) / 1000
    })
    const text = lines.join('\n')
    return { start: start ?? 0, end: end ?? 0, text: isVtt ? plainOf(text) : text }
  })
}

function plainOf(text: string): string {
  return text
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
