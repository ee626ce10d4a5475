const barsMax = 120

/** Draws the stored levels of a recording as bars; a part of them is coloured while it is heard. */
export function waveformOf(peaks: readonly number[] | null): string {
  if (!peaks || peaks.length === 0) return ''
  const count = Math.min(barsMax, peaks.length)
  const bars = Array.from({ length: count }, (_, bar) => {
    const begin = Math.floor((bar * peaks.length) / count)
    const end = Math.max(begin + 1, Math.floor(((bar + 1) * peaks.length) / count))
    const height = Math.max(3, Math.min(100, Math.max(...peaks.slice(begin, end))))
    return `M${bar * 4} ${50 - height / 2}h3v${height}h-3z`
  }).join('')
  return (
    `<svg class="wave" viewBox="0 0 ${count * 4} 100" preserveAspectRatio="none" aria-hidden="true">` +
    `<path class="all" d="${bars}"/><path class="heard" d="${bars}"/></svg>`
  )
}
