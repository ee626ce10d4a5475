import { drawWave } from './draw-wave.ts'

/** Shows the samples with the shape of their sound, and makes them sound, one at a time. */
export function playSamples(): void {
  const audio = new Audio()
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
  const draw = (sample: HTMLElement) =>
    drawWave(sample, sample === current && audio.duration > 0 ? audio.currentTime / audio.duration : 0)
  const follow = () => {
    if (current) draw(current)
    if (!audio.paused) requestAnimationFrame(follow)
  }
  const open = async (sample: HTMLElement) => {
    const before = current
    current = sample
    if (before) draw(before)
    const response = await fetch(sample.dataset['sample'] ?? '')
    if (!response.ok) throw new Error(`The sample answered ${response.status}.`)
    URL.revokeObjectURL(audio.src)
    audio.src = URL.createObjectURL(await response.blob())
  }
  const toggle = async (sample: HTMLElement) => {
    if (sample === current && !audio.paused) return audio.pause()
    if (sample !== current) await open(sample)
    await audio.play()
  }

  for (const event of ['play', 'pause', 'ended']) audio.addEventListener(event, show)
  audio.addEventListener('play', follow)
  const drawAll = () => samples.forEach(draw)
  const sizes = new ResizeObserver(drawAll)
  // Canvases do not follow colours by themselves.
  new MutationObserver(drawAll).observe(document.documentElement, { attributeFilter: ['data-theme'] })
  for (const sample of samples) {
    sizes.observe(sample)
    sample.querySelector('button')?.addEventListener('click', () => {
      // A sample that did not come can be asked for again.
      toggle(sample).catch(() => {
        current = undefined
        show()
      })
    })
  }
}
