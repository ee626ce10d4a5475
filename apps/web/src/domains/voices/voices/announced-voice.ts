import type { Voice } from '@vireo/contracts/voices'

/** The last voice that somebody chose and that asks for something before it speaks, or is to be proven. */
let announced: Voice | undefined
const told = new Set<string>()
const listeners = new Set<() => void>()

function announce(voice: Voice | undefined): void {
  announced = voice
  for (const listener of listeners) listener()
}

/** Tells whether a voice is blocked or needs proof. */
export function isGuarded({ safety_control: control }: Voice): boolean {
  return control !== null && control !== 'NONE'
}

/** Says that somebody chose a voice. Of each voice it is told once, and again when they ask for it. */
export function announceChosen(voice: Voice, isAsked = false): void {
  if (!isGuarded(voice) || (told.has(voice.voice_id) && !isAsked)) return
  told.add(voice.voice_id)
  announce(voice)
}

/** Asks somebody to prove that a voice of theirs is theirs. */
export function askForProof(voice: Voice): void {
  announce(voice)
}

export const announcedVoice = (): Voice | undefined => announced

/** Takes back that a voice was chosen, once its dialog is closed. */
export function forgetAnnounced(): void {
  announce(undefined)
}

/** Calls a listener whenever a voice is chosen, until what it answers is called. */
export function subscribeAnnounced(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
