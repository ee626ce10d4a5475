/** A stretch of the source: text to read, a tag that is not read, or an explicit pause. */
export type MarkupToken =
  | { readonly kind: 'text' | 'tag'; readonly start: number; readonly end: number }
  | { readonly kind: 'pause'; readonly start: number; readonly end: number; readonly pauseMs: number }

/** The longest silence a single tag may ask for. */
export const pauseMsMax = 3000

const defaultPauseMs = 1000

/** Silence for each `strength` that SSML 1.1 names; its specification leaves the lengths open. */
const strengthMs: Readonly<Record<string, number>> = {
  none: 0,
  'x-weak': 100,
  weak: 250,
  medium: 500,
  strong: 1000,
  'x-strong': 2000,
}

const attributes = String.raw`(?:\s+[\w:.-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>/=]+))*`
const breakTag = new RegExp(String.raw`<break\b(?:${attributes})\s*/?>(?:\s{0,8}</break\s*>)?|</break\s*>`, 'iy')
const ssmlNames =
  'speak|p|s|w|token|emphasis|prosody|say-as|phoneme|sub|lang|voice|mark|audio|desc|lexicon|lookup|meta|metadata'
const ssmlTag = new RegExp(String.raw`</?(?:${ssmlNames})(?:${attributes})\s*/?>|<\?xml\b[^<>]*\?>`, 'iy')
const bracketed = /\[([^[\]<>\n]{1,60})\]/y

const timeAttribute = /\btime\s*=\s*["'“”]?\s*\+?(\d+(?:\.\d+)?|\.\d+)\s*(ms|s)?(?![\w.])/i
const strengthAttribute = /\bstrength\s*=\s*["'“”]?\s*([a-z-]+)/i
const pauseWords =
  /^(?:(short|long)[ -])?pause(?:[ :=]+(\d{1,6}(?:\.\d{1,6})?) ?(ms|milliseconds?|s|secs?|seconds?)?)?$/i
const timedPause = /^(\d{1,6}(?:\.\d{1,6})?) ?(ms|milliseconds?|s|secs?|seconds?) pause$/i
// Rendering directions are a few words; citations such as [1] and data such as [x=3] are not.
const direction = /^\p{L}[\p{L}\p{M}]*(?:[ ,'’-]{1,2}[\p{L}\p{M}]+){0,6}[.!]?$/u

/** Cuts the source into text, tags and pauses; the tokens tile it from first to last code unit. */
export function readMarkup(source: string): MarkupToken[] {
  const tokens: MarkupToken[] = []
  let textStart = 0
  const candidates = /[<[]/g
  for (let hit = candidates.exec(source); hit; hit = candidates.exec(source)) {
    const token = hit[0] === '<' ? readAngled(source, hit.index) : readBracketed(source, hit.index)
    if (!token) continue
    if (token.start > textStart) tokens.push({ kind: 'text', start: textStart, end: token.start })
    tokens.push(token)
    textStart = token.end
    candidates.lastIndex = token.end
  }
  if (textStart < source.length) tokens.push({ kind: 'text', start: textStart, end: source.length })
  return tokens
}

function readAngled(source: string, start: number): MarkupToken | undefined {
  const pause = matchAt(breakTag, source, start)
  if (pause) {
    const end = start + pause[0].length
    return pause[0].startsWith('</')
      ? { kind: 'tag', start, end }
      : { kind: 'pause', start, end, pauseMs: breakMs(pause[0]) }
  }
  const tag = matchAt(ssmlTag, source, start)
  return tag ? { kind: 'tag', start, end: start + tag[0].length } : undefined
}

function readBracketed(source: string, start: number): MarkupToken | undefined {
  const match = matchAt(bracketed, source, start)
  if (!match) return undefined
  const end = start + match[0].length
  const words = (match[1] ?? '').trim().replace(/\s+/g, ' ')
  const pauseMs = writtenPauseMs(words)
  if (pauseMs !== undefined) return { kind: 'pause', start, end, pauseMs }
  return direction.test(words) ? { kind: 'tag', start, end } : undefined
}

function matchAt(pattern: RegExp, source: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index
  return pattern.exec(source)
}

/**
 * Returns the length of a break in milliseconds. `time` wins over `strength`, as in SSML; a break that names neither is
 * of medium strength.
 */
function breakMs(tag: string): number {
  const time = timeAttribute.exec(tag)
  if (time) return capped(Number(time[1]) * (time[2]?.toLowerCase() === 'ms' ? 1 : 1000))
  const strength = strengthAttribute.exec(tag)?.[1]?.toLowerCase() ?? 'medium'
  return strengthMs[strength] ?? defaultPauseMs / 2
}

function writtenPauseMs(words: string): number | undefined {
  const timed = timedPause.exec(words)
  if (timed) return capped(Number(timed[1]) * unitMs(timed[2]))
  const named = pauseWords.exec(words)
  if (!named) return undefined
  if (named[2] !== undefined) return capped(Number(named[2]) * unitMs(named[3]))
  const length = named[1]?.toLowerCase()
  return length === 'short' ? defaultPauseMs / 2 : length === 'long' ? defaultPauseMs * 2 : defaultPauseMs
}

function unitMs(unit: string | undefined): number {
  return unit?.toLowerCase().startsWith('m') ? 1 : 1000
}

function capped(ms: number): number {
  return Math.min(pauseMsMax, Math.round(ms))
}
