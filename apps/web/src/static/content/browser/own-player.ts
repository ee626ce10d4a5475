import { drawWave } from '../../landing/browser/draw-wave.ts'
import { peaksOf } from './peaks-of.ts'
import { timeText } from './time-text.ts'

const svg = 'http://www.w3.org/2000/svg'
const icons = { play: 'M8 5v14l11-7z', pause: 'M7 5h4v14H7zM13 5h4v14h-4z' }
/** How finely one can go to a place. */
const stepsMax = 1000

/** What players are told when they are given another sound: its bytes. */
export const soundGiven = 'sound-given'

/** Puts our player in the place of each of the browser's, which stay where no script runs, and lets one sound at a time. */
export function ownPlayers(): void {
  const players = [...document.querySelectorAll<HTMLAudioElement>('.content audio')].map(ownPlayer)
  const drawAll = () => players.forEach(({ draw }) => draw())
  const sizes = new ResizeObserver(drawAll)
  for (const { frame, audio } of players) {
    sizes.observe(frame)
    audio.addEventListener('play', () => {
      for (const other of players) if (other.audio !== audio) other.audio.pause()
    })
  }
  // Canvases do not follow colours by themselves.
  new MutationObserver(drawAll).observe(document.documentElement, { attributeFilter: ['data-theme'] })
}

function ownPlayer(audio: HTMLAudioElement) {
  const { frame, button, path, slider, time } = partsOf(audio)
  const draw = () => {
    const share = audio.duration > 0 ? audio.currentTime / audio.duration : 0
    drawWave(frame, share)
    slider.value = String(Math.round(share * stepsMax))
    time.textContent = timeText(audio.currentTime, audio.duration)
    slider.setAttribute('aria-valuetext', time.textContent)
  }
  const show = () => {
    const act = audio.paused ? 'play' : 'pause'
    button.setAttribute('aria-label', audio.dataset[act] ?? '')
    path.setAttribute('d', icons[act])
    slider.disabled = !(audio.duration > 0)
    draw()
  }
  const follow = () => {
    draw()
    if (!audio.paused) requestAnimationFrame(follow)
  }
  const measure = async (bytes: Promise<ArrayBuffer>) => {
    // Without a shape it is a line, and sounds all the same.
    frame.dataset['peaks'] = await bytes.then(peaksOf).catch(() => '')
    draw()
  }
  button.addEventListener('click', () => {
    if (!audio.paused) return audio.pause()
    if (frame.dataset['peaks'] === undefined) void measure(fetch(audio.src).then((answer) => answer.arrayBuffer()))
    // What does not come can be asked for again.
    audio.play().catch(show)
  })
  slider.addEventListener('input', () => {
    audio.currentTime = (Number(slider.value) / stepsMax) * audio.duration
    draw()
  })
  audio.addEventListener(soundGiven, (event) => {
    if (event instanceof CustomEvent && event.detail instanceof Blob) void measure(event.detail.arrayBuffer())
  })
  for (const event of ['play', 'pause', 'ended', 'loadedmetadata', 'emptied']) audio.addEventListener(event, show)
  audio.addEventListener('play', follow)
  audio.controls = false
  audio.before(frame)
  show()
  return { frame, audio, draw }
}

function partsOf(audio: HTMLAudioElement) {
  const frame = document.createElement('div')
  frame.className = 'player'
  for (const colour of ['wave-light', 'played-light', 'wave-dark', 'played-dark']) {
    const value = audio.getAttribute(`data-${colour}`)
    if (value !== null) frame.style.setProperty(`--${colour}`, value)
  }
  const button = document.createElement('button')
  button.type = 'button'
  const icon = document.createElementNS(svg, 'svg')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  const path = icon.appendChild(document.createElementNS(svg, 'path'))
  button.append(icon)
  const track = document.createElement('div')
  track.className = 'track'
  const slider = document.createElement('input')
  Object.assign(slider, { type: 'range', min: '0', max: String(stepsMax), value: '0' })
  slider.setAttribute('aria-label', audio.dataset['position'] ?? '')
  track.append(document.createElement('canvas'), slider)
  const time = document.createElement('span')
  time.className = 'time'
  frame.append(button, track, time)
  return { frame, button, path, slider, time }
}
