import type { Voice } from '@vireo/contracts/voices'
import { Badge } from '@vireo/ui'

import { voicePageWords } from './words.ts'

/** What engines call themselves; others are named as the server names them. */
const names: Readonly<Record<string, string>> = { espeak: 'eSpeak NG', flite: 'Flite', sherpa: 'sherpa-onnx' }

/** Tells which engine speaks a voice, and how natural it sounds. */
export function EngineBadge({ voice: { engine } }: { readonly voice: Pick<Voice, 'engine'> }) {
  if (!engine) return null
  const name = names[engine.name] ?? engine.name
  return <Badge>{engine.quality ? `${name} · ${voicePageWords.qualities[engine.quality]}` : name}</Badge>
}
