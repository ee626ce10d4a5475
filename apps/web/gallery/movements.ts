/** Lists what the animations of something change, as the browser understood them. Run in the page. */
export function animatedBy(element: Element): string[] {
  return element.getAnimations().flatMap(({ effect }) => {
    const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
    return frames.flatMap((frame) => Object.keys(frame))
  })
}

/** Presses the button in something and answers how many things that set in motion. Run in the page. */
export async function movedByClick(element: Element): Promise<number> {
  const { animate } = Element.prototype
  let moved = 0
  Element.prototype.animate = function counted(...how) {
    moved += 1
    return animate.apply(this, how)
  }
  element.querySelector('button')?.click()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  Element.prototype.animate = animate
  return moved
}

/** Turns the theme and back, and answers how many waveforms in something are drawn for that, in how many frames. */
export async function drawnAnew(element: Element): Promise<{ readonly drawn: number; readonly frames: number }> {
  const { dataset } = document.documentElement
  const { beginPath } = CanvasRenderingContext2D.prototype
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // What has just been scrolled to is drawn first, and is not drawn anew.
  for (let settled = 0; settled < 3; settled += 1) await nextFrame()
  const seenIn: number[] = []
  let frame = 0
  CanvasRenderingContext2D.prototype.beginPath = function counted(this: CanvasRenderingContext2D) {
    if (element.contains(this.canvas)) seenIn.push(frame)
    beginPath.call(this)
  }
  dataset['theme'] = 'dark'
  for (; frame < 5; frame += 1) await nextFrame()
  CanvasRenderingContext2D.prototype.beginPath = beginPath
  dataset['theme'] = 'light'
  return { drawn: seenIn.length, frames: new Set(seenIn).size }
}
