import type { Stereo } from '../dsp/sound.ts'
import { readPrompt } from '../prompt/read-prompt.ts'
import { render, type RenderWishes } from '../render.ts'

/** Makes the sound of a prompt as the product does, with what is usual for all that is not said. */
export function rendered(prompt: string, wishes: Partial<RenderWishes> = {}): Stereo {
  return render(readPrompt(prompt), { seconds: undefined, loops: false, influence: 0.3, seed: 1, lufs: -23, ...wishes })
}
