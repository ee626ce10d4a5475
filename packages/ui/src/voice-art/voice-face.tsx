import { useState } from 'react'

import { joinClasses } from '../join-classes.ts'
import { voiceArtSvg } from './draw-voice-art.ts'
import { voiceArt, type VoiceSound } from './voice-art.ts'

/** The classes of the sizes that faces have. */
export const faceSizes = { 24: 'size-6', 32: 'size-8', 40: 'size-10', 64: 'size-16', 240: 'size-60' } as const
const letters = { 24: 'text-xs', 32: 'text-sm', 40: 'text-base', 64: 'text-xl', 240: 'text-3xl' } as const

export type VoiceFaceProps = {
  readonly id: string
  readonly sound?: VoiceSound | undefined
  readonly size?: keyof typeof faceSizes
  /** The address of a picture that people gave the voice instead. */
  readonly picture?: string | undefined
  /** The first letter of its name, for where no name stands beside it. */
  readonly initial?: string | undefined
  /** Whether it is heard right now: the picture moves gently, unless motion is unwanted. */
  readonly speaking?: boolean
  /** Names the face where nothing beside it does; without it the face is decoration. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

/** Shows the face of a voice: the picture that people gave it, else the one drawn from its id and sound. */
export function VoiceFace({
  id,
  sound,
  size = 40,
  picture,
  initial,
  speaking = false,
  label,
  className,
}: VoiceFaceProps) {
  const [broken, setBroken] = useState<string>()
  const isGiven = picture !== undefined && picture !== broken
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      data-speaking={speaking ? (isGiven ? 'given' : 'drawn') : undefined}
      className={joinClasses(
        'voice-face relative inline-block shrink-0 overflow-hidden rounded-full bg-hover select-none',
        faceSizes[size],
        className,
      )}
    >
      <img
        alt=""
        draggable={false}
        decoding="async"
        className="size-full object-cover"
        src={isGiven ? picture : faceAddress(id, sound, size)}
        onError={() => setBroken(picture)}
      />
      {initial && !isGiven ? (
        <span
          className={joinClasses('absolute inset-0 grid place-items-center font-semibold', letters[size])}
          style={{ color: voiceArt({ id, sound }).ink }}
        >
          {initial}
        </span>
      ) : null}
    </span>
  )
}

const mostKept = 2000
const kept = new Map<string, string>()

/** Draws each face once: lists show the same ones again and again. */
function faceAddress(id: string, sound: VoiceSound | undefined, size: number): string {
  const key = `${size} ${sound?.pitchHz ?? ''} ${sound?.brightness ?? ''} ${sound?.roughness ?? ''} ${id}`
  const known = kept.get(key)
  if (known) return known
  const address = `data:image/svg+xml,${encodeURIComponent(voiceArtSvg({ id, sound }, { size }))}`
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, address)
  return address
}
