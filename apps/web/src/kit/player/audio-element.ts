type ElementParts = {
  readonly volume: number
  readonly muted: boolean
  onStatus(status: 'playing' | 'loading'): void
  onEnd(): void
  /** Paused by somebody else than us: a call, a headset that was pulled out. */
  onPause(): void
  onDuration(durationMs: number): void
  onError(): void
}

/** Makes the page's own audio element, which stays in the page while screens come and go. */
export function makeElement(parts: ElementParts): HTMLAudioElement {
  const element = new Audio()
  document.body.append(element)
  element.volume = parts.volume
  element.muted = parts.muted
  element.addEventListener('playing', () => parts.onStatus('playing'))
  element.addEventListener('waiting', () => parts.onStatus('loading'))
  element.addEventListener('ended', () => parts.onEnd())
  element.addEventListener('error', () => element.src !== '' && parts.onError())
  element.addEventListener('pause', () => {
    if (!element.ended) parts.onPause()
  })
  element.addEventListener('durationchange', () => {
    if (Number.isFinite(element.duration)) parts.onDuration(element.duration * 1000)
  })
  return element
}

/** Takes the source away, and frees it where it was ours. */
export function emptyElement(element: HTMLAudioElement): void {
  element.pause()
  if (element.src.startsWith('blob:')) URL.revokeObjectURL(element.src)
  element.removeAttribute('src')
  element.load()
}
