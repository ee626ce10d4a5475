import { drawWave } from './draw-wave.ts'
import { peaksOf } from './peaks-of.ts'

/** Makes the samples sound, one at a time, each with the shape of its sound below its words. */
export function playSamples(): void {
  const audio = new Audio()
  const shapes = new Map<HTMLElement, readonly number[]>()
  const samples = [...document.querySelectorAll<HTMLElement>('[data-sample]')]
  let current: HTMLElement | undefined

  const show = () => {
    for (const sample of samples) {
      const plays = sample === current && !audio.paused
      sample.toggleAttribute('data-playing', plays)
      const button = sample.querySelector('button')
      button?.setAttribute('aria-label', (plays ? button.dataset['pause'] : button.dataset['play']) ?? '')
    }
  }
  const draw = () => {
    const peaks = current && shapes.get(current)
    if (current && peaks) drawWave(current, peaks, audio.duration > 0 ? audio.currentTime / audio.duration : 0)
    if (!audio.paused) requestAnimationFrame(draw)
  }
  const open = async (sample: HTMLElement) => {
    current = sample
    const response = await fetch(sample.dataset['sample'] ?? '')
    if (!response.ok) throw new Error(`The sample answered ${response.status}.`)
    const bytes = await response.arrayBuffer()
    URL.revokeObjectURL(audio.src)
    audio.src = URL.createObjectURL(new Blob([bytes], { type: 'audio/mpeg' }))
    void peaksOf(bytes).then((peaks) => {
      shapes.set(sample, peaks)
      sample.toggleAttribute('data-heard', true)
      draw()
    })
  }
  const toggle = async (sample: HTMLElement) => {
    if (sample === current && !audio.paused) return audio.pause()
    if (sample !== current) await open(sample)
    await audio.play()
  }

  for (const event of ['play', 'pause', 'ended']) audio.addEventListener(event, show)
  audio.addEventListener('play', draw)
  for (const sample of samples)
    sample.querySelector('button')?.addEventListener('click', () => {
      // A sample that did not come can be asked for again.
      toggle(sample).catch(() => {
        current = undefined
        show()
      })
    })
}
